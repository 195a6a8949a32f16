import type { SiteContent } from '../../content/schema/site.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { linkDays, linkExpiry, type SignedLinks } from '../platform/signed-links.ts';

export type PublishedArticle = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  source: string;
  model: string | null;
};

type Input = {
  article: PublishedArticle;
  content: Pick<SiteContent, 'brand' | 'organisation'>;
  links: SignedLinks;
  now: Date;
  base: string;
};

export function articlePublishedMail({ article, content: { brand, organisation }, links, now, base }: Input): Mail {
  const address = `${base}/blog/${article.slug}`;
  const withdraw = links.address('withdraw-post', article.id, linkExpiry(now));
  const written =
    article.source === 'model'
      ? `It was drafted by a computer program (${article.model}) and checked against the editorial rules. No one has reviewed it yet, so please read it.`
      : 'It comes from the backlog of articles written in advance, and was checked against the editorial rules again.';
  const closing = `The link to withdraw it works for ${linkDays} days and asks you to confirm first. We keep a copy of a withdrawn article in case it was a mistake.`;
  return {
    ...composeMail(brand, `${organisation.name}: a new article is on the blog`, [
      { heading: article.title },
      article.excerpt,
      written,
      { link: 'Read it', address, isButton: true },
      { link: 'Withdraw it', address: withdraw },
      { lines: [closing], isSoft: true },
    ]),
    to: organisation.contacts.operations.email,
    messageId: `<article-published-${article.id}@${new URL(base).hostname}>`,
  };
}
