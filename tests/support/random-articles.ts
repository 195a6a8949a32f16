import { splitWords } from '../../content-model/plain-text.ts';
import { realArticles } from '../../server/articles/generate/checks/real-articles.fixtures.ts';
import { asRole } from './as-role.ts';

/** Adds articles of 600 to 1,500 words in random order, which have almost nothing in common. */
export async function addRandomArticles(ownerUrl: string, count: number): Promise<void> {
  const words = [...new Set(realArticles().flatMap(({ content }) => splitWords(content.replace(/<[^>]*>/g, ' '))))];
  let state = 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const sentences = (most: number) =>
    Array.from({ length: most }, () => `${Array.from({ length: 10 }, () => words[random(words.length)]).join(' ')}.`);
  const articles = Array.from({ length: count }, (_, number) => ({
    title: `${number} ${sentences(1)}`,
    content: `<p>${sentences(60 + random(90)).join('</p><p>')}</p>`,
  }));
  await asRole(ownerUrl, (owner) =>
    owner.query(
      `insert into blog_posts (slug, title, content, excerpt, category, author, tags, published_at)
       select 'random-' || number, title, content, repeat('An excerpt. ', 8), 'Dental Health', 'The team', '{a,b}', now() - interval '1 day'
       from unnest($1::text[], $2::text[]) with ordinality as article (title, content, number)`,
      [articles.map(({ title }) => title.slice(0, 100)), articles.map(({ content }) => content)],
    ),
  );
}
