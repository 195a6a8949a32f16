import type { Pool } from 'pg';
import { parseContentFile } from '../../content-model/content-file.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { requestColumns, type TestimonialRequest } from '../../server/testimonials/testimonial-requests.ts';

const pageSize = 50;

export type RequestPage = Awaited<ReturnType<typeof listRequests>>;

/** Waiting requests with the oldest first, then contacted ones with the latest first. */
export async function listRequests(pool: Pool, { all, page }: { all: boolean; page: number }) {
  const condition = all ? 'true' : 'contacted_at is null';
  const { rows } = await pool.query<TestimonialRequest>(
    `select ${requestColumns} from testimonial_requests where ${condition}
     order by contacted_at desc nulls first, submitted_at, id limit $1 offset $2`,
    [pageSize, (page - 1) * pageSize],
  );
  const { rows: counted } = await pool.query<{ count: number }>(
    `select count(id)::int as count from testimonial_requests where ${condition}`,
  );
  return { requests: rows, pages: Math.max(1, Math.ceil((counted[0]?.count ?? 0) / pageSize)) };
}

export type Consents = SiteContent['shareYourStoryPage']['consents'];

/** The wordings that patients agreed to, by their version, from every text of the form that was published. */
export async function consentsByVersion(pool: Pool, current: Consents): Promise<ReadonlyMap<string, Consents>> {
  const path = 'pages/share-your-story.yaml';
  const { rows } = await pool.query<{ bytes: Buffer }>(
    'select bytes from content_files where hash in (select hash from content_version_files where path = $1)',
    [path],
  );
  const published = rows.flatMap(({ bytes }) => {
    const { consents } = (parseContentFile(path, bytes).data?.value ?? {}) as { consents?: Consents };
    return consents ? [consents] : [];
  });
  return new Map([...published, current].map((consents) => [consents.version, consents]));
}
