import { migrate } from '../server/migrate.ts';

const ownerUrl = process.env['DATABASE_URL'];
if (!ownerUrl) {
  console.error('Set DATABASE_URL to the database, with its owner as the user.');
  process.exit(1);
}
await migrate(ownerUrl, console.log);
