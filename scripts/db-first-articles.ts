import { contentFolder } from '../content-model/content-folder.ts';
import { loadContent } from '../content-model/load.ts';
import { seedFirstArticles } from '../server/articles/seed-first-articles.ts';

const workerUrl = process.env['DATABASE_URL'];
if (!workerUrl) {
  console.error('Set DATABASE_URL to the database, with site_worker as the user.');
  process.exit(1);
}
const { blogArticles } = loadContent(contentFolder());
const added = await seedFirstArticles(workerUrl, blogArticles);
console.log(`${added} of the ${blogArticles.length} first articles were added. The others exist or were withdrawn.`);
