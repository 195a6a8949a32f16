import { expect, test } from 'vitest';
import { contactCardPath, isOwnPath } from '../../domain/site-pages.ts';
import { serviceWorkerPath } from '../platform/http/service-worker.ts';
import { appIcons } from './app-icons.ts';
import { webManifestPath } from './web-manifest.ts';

const files = [...appIcons.map(({ path }) => path), webManifestPath, serviceWorkerPath, contactCardPath('leeds'), '/robots.txt'];

test.each([...files, '/favicon.svg', '/0a1b2c3d.txt'])('%s cannot be an old address', (path) => {
  expect(isOwnPath(path, { practices: [], morePages: [] })).toBe(true);
});
