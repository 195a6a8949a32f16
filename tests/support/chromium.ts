import { existsSync } from 'node:fs';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: the headless shell takes two thirds of the time of Chromium itself, with the same engine. */
export const chromiumPath = process.env['CHROMIUM'] || (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium');
