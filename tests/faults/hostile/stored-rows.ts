import { createHash } from 'node:crypto';
import { parseTestimonial } from '../../../domain/testimonial.ts';
import { asRole } from '../../support/as-role.ts';

/** A hash over every column of every post, to detect changes. */
export const postsHash = (url: string) =>
  asRole(url, async (client) => {
    const { rows } = await client.query<{ all: string | null }>(
      'select string_agg(p::text, chr(10) order by id) as all from blog_posts p',
    );
    return createHash('sha256')
      .update(rows[0]?.all ?? '')
      .digest('hex');
  });

export const postAddresses = (url: string) =>
  asRole(url, async (client) => (await client.query<{ id: string; slug: string }>('select id, slug from blog_posts')).rows);

export type StoredRequests = { stored: number; invalid: string[] };

/** Validates the stored requests again. `invalid` lists the references of requests that fail or change. */
export const checkStoredRequests = (url: string, treatments: readonly string[]) =>
  asRole(url, async (client): Promise<StoredRequests> => {
    const { rows } = await client.query<Record<string, unknown>>(
      `select reference, first_name as "firstName", last_name as "lastName", email, phone, treatment, rating, title, description,
         consent_video as "consentVideo", consent_website as "consentWebsite", consent_marketing as "consentMarketing"
       from testimonial_requests`,
    );
    const invalid = rows.flatMap(({ reference, ...row }) => {
      const parsed = parseTestimonial(row, treatments);
      const same =
        parsed.ok &&
        Object.entries(row).every(([name, value]) => value === null || parsed.value[name as keyof typeof parsed.value] === value);
      return same ? [] : [String(reference)];
    });
    return { stored: rows.length, invalid };
  });
