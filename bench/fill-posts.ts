import { asRole } from '../tests/support/as-role.ts';

const originals = 10;

/**
 * Fills the blog with this many posts: ten of the first articles, and copies of them, each a minute older than the one before.
 * The search words are copied too, because computing them takes minutes.
 */
export async function fillPosts(adminUrl: string, count: number): Promise<void> {
  await asRole(adminUrl, async (admin) => {
    await admin.query(
      `delete from blog_posts where id not in (select id from blog_posts order by published_at, id limit ${originals})`,
    );
    // Disables triggers.
    await admin.query('set session_replication_role = replica');
    // Building the search index once at the end is much faster than row by row.
    await admin.query("set maintenance_work_mem = '256MB'");
    const { rows } = await admin.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where indexname = 'post_words_words'",
    );
    await admin.query('drop index post_words_words');
    await admin.query(
      `create temporary table originals as
         select post.*, words, row_number() over (order by post.published_at, id) - 1 as number
         from blog_posts as post join post_words on post_id = id`,
    );
    await admin.query(
      `with copies as (
         insert into blog_posts
           (slug, title, excerpt, content, category, author, tags, meta_title, meta_description, published_at, updated_at)
         select slug || '-' || copy, title || ' ' || copy, excerpt, content, category, author, tags, meta_title, meta_description,
           published_at - copy * interval '1 minute', updated_at
         from generate_series($1::int, $2::int) as copy join originals on number = copy % $1
         returning id, slug, published_at
       )
       insert into post_words (post_id, words, published_at)
         select copies.id, words, copies.published_at from copies join originals on regexp_replace(copies.slug, '-\\d+$', '') = originals.slug`,
      [originals, count - 1],
    );
    await admin.query(rows[0]?.indexdef ?? '');
    await admin.query('update post_total set posts = (select count(*) from blog_posts)');
    await admin.query('alter table blog_posts set (autovacuum_enabled = false)');
    await admin.query('alter table post_words set (autovacuum_enabled = false)');
    await admin.query('vacuum analyze blog_posts');
    await admin.query('vacuum analyze post_words');
  });
}
