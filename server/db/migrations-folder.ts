import { resolve } from 'node:path';

/** From the folder that the process was started in: the built server lives elsewhere than its source. */
export const migrationsFolder = resolve('server/db/migrations');
