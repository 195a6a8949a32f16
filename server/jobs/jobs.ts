import { contentReport } from './content-report.ts';
import type { Job } from './job.ts';

/** Every job that the worker knows. */
export const jobs: readonly Job[] = [contentReport];
