/** Where the browser tests find the site that tests/support/browser-setup.ts starts. */
export const testPort = Number(process.env['TEST_PORT'] || 4300);
export const testBase = `http://localhost:${testPort}`;
export const clinicBase = (practice: string) => `http://${practice}.localhost:${testPort}`;
export const inboxPort = testPort + 1;

/** A Monday morning: Bradford is open until lunch, and so are the others. Pages and browser share this clock. */
export const testNow = '2026-11-16T10:00:00Z';

/** Enough for all tests of one run that send the form, and few enough to be used up by one that wants to. */
export const submissionsPerAddress = 60;
