// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOfflineCopy } from './offline-copy.ts';

const settings = { prefetch: [], dnsPrefetch: [], anonKey: '' };
const register = vi.fn(async (_: string) => {});

beforeEach(() => {
  register.mockReset();
  register.mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for the worker once the page has loaded, and not before', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  keepOfflineCopy({ ...settings, serviceWorker: '/worker.js' });
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register.mock.calls).toEqual([['/worker.js']]);
});

it('asks for nothing where the server names no worker, or the browser has none', () => {
  keepOfflineCopy(settings);
  vi.stubGlobal('navigator', {});
  keepOfflineCopy({ ...settings, serviceWorker: '/worker.js' });
  expect(register).not.toHaveBeenCalled();
});

it('takes no harm from a browser that keeps nothing', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  register.mockRejectedValue(new Error('not in a private window'));
  keepOfflineCopy({ ...settings, serviceWorker: '/worker.js' });
  await new Promise((done) => setTimeout(done, 10));
  process.off('unhandledRejection', unhandled);
  expect(register).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
});
