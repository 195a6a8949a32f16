import type { TeamMember } from '../../../content-model/schema/team.ts';
import type { BlogPost } from '../../../domain/blog-post.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { organisationReference, type SiteAddress, schemaOrg } from './parts.ts';

type BlogPostingContent = SiteAddress & {
  organisation: { name: string };
  team: readonly Pick<TeamMember, 'name'>[];
  post: Omit<BlogPost, 'content' | 'id' | 'meta_title'>;
  imageAlt?: string | null;
};

export function blogPostingJsonLd({ imageAlt, organisation, team, post, ...site }: BlogPostingContent) {
  const image = post.image_url && new URL(post.image_url, site.base).href;
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
    // Bylines such as 'The editorial team' are not persons.
    author: { '@type': team.some(({ name }) => name === post.author) ? 'Person' : 'Organization', name: post.author },
    publisher: organisationReference(site, organisation),
    articleSection: post.category,
    keywords: post.tags.join(', '),
    ...(image ? { image: imageAlt ? { '@type': 'ImageObject', url: image, caption: imageAlt } : image } : {}),
    inLanguage: 'en-GB',
  };
}
