// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

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

it('registers the worker only after the page has loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  registerServiceWorker({ ...settings, serviceWorker: '/worker.js' });
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register.mock.calls).toEqual([['/worker.js']]);
});

it('registers nothing if the server names no worker or the browser does not support them', () => {
  registerServiceWorker(settings);
  vi.stubGlobal('navigator', {});
  registerServiceWorker({ ...settings, serviceWorker: '/worker.js' });
  expect(register).not.toHaveBeenCalled();
});

it('ignores a failed registration', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  register.mockRejectedValue(new Error('not in a private window'));
  registerServiceWorker({ ...settings, serviceWorker: '/worker.js' });
  await new Promise((done) => setTimeout(done, 10));
  process.off('unhandledRejection', unhandled);
  expect(register).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
});
