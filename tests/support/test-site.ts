/** The site that tests/support/browser-setup.ts starts. */
export const testPort = Number(process.env['TEST_PORT'] || 4300);
export const testBase = `http://localhost:${testPort}`;
export const clinicBase = (practice: string) => `http://${practice}.localhost:${testPort}`;
export const inboxPort = testPort + 1;

/** Monday 10:00, when all practices are open. Server and browser use this clock. */
export const testNow = '2026-11-16T10:00:00Z';

/** High enough for all form tests in one run, low enough for one test to exceed it. */
export const submissionsPerAddress = 60;
