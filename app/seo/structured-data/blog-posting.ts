import type { TeamMember } from '../../../content/schema/team.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { absoluteAddress } from '../absolute-address.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';
import { type OrganisationReference, organisationReference } from './organisation-reference.ts';
import type { SiteAddress } from './site-address.ts';

type Author = JsonLdNode<'Person' | 'Organization'> & { name: string };
type WebPage = JsonLdNode<'WebPage'> & { '@id': string };

export type BlogPostingJsonLd = JsonLd<'BlogPosting'> & {
  '@id': string;
  headline: string;
  description: string;
  url: string;
  mainEntityOfPage: WebPage;
  datePublished: string;
  dateModified: string;
  author: Author;
  publisher: OrganisationReference;
  articleSection: string;
  keywords: string;
  image?: string;
  inLanguage: string;
};

export type BlogPostingContent = SiteAddress & {
  organisation: { name: string };
  team: readonly Pick<TeamMember, 'name'>[];
  /** A row of blog_posts, as the table names its columns. */
  post: {
    slug: string;
    title: string;
    excerpt: string;
    category: string;
    author: string;
    tags: readonly string[];
    image_url?: string | null | undefined;
    meta_description?: string | null | undefined;
    published_at: string;
    updated_at: string;
  };
};

export function blogPostingJsonLd({ organisation, team, post, ...site }: BlogPostingContent): BlogPostingJsonLd {
  const url = canonicalAddress(site.base, `/blog/${post.slug}`);
  return {
    '@context': schemaOrg,
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.meta_description || post.excerpt,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: post.published_at,
    dateModified: post.updated_at,
    author: authorOf(post.author, team),
    publisher: organisationReference(site, organisation),
    articleSection: post.category,
    keywords: post.tags.join(', '),
    ...(post.image_url ? { image: absoluteAddress(site.base, post.image_url) } : {}),
    inLanguage: 'en-GB',
  };
}

/** Only somebody of the team is called a person: a byline such as 'The editorial team' must not become one. */
function authorOf(byline: string, team: BlogPostingContent['team']): Author {
  return { '@type': team.some(({ name }) => name === byline) ? 'Person' : 'Organization', name: byline };
}
