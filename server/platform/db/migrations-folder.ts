import { resolve } from 'node:path';

/** Relative to the working directory: the built server is not in the folder of its source. */
export const migrationsFolder = resolve('server/platform/db/migrations');
