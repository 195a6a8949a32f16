import type { Palette } from '../../content/schema/brand.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Input = {
  requestId: string;
  reference: string;
  email: string;
  content: Pick<SiteContent, 'brand' | 'organisation' | 'shareYourStoryPage'>;
  base: string;
};

/** Email clients without media queries show the light colours. */
const styles = (light: Palette, dark: Palette) => `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: ${light.mist}; color: ${light.ink}; font: 17px/1.55 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
.card { max-width: 34em; margin: 0 auto; background: ${light.card}; border-top: 6px solid ${light.action}; }
.in { padding: 28px 32px; }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 1.25; }
p { margin: 0 0 16px; }
.reference { padding: 14px 18px; background: ${light.mist}; }
.reference b { display: block; font-size: 26px; letter-spacing: 2px; }
.soft { color: ${light.inkSoft}; font-size: 15px; }
a { color: ${light.action}; }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.paper}; color: ${dark.ink}; }
  .card { background: ${dark.card}; border-color: ${dark.action}; }
  .reference { background: ${dark.mist}; }
  .soft { color: ${dark.inkSoft}; }
  a { color: ${dark.action}; }
}`;

/** Contains none of the patient's input, so that the form cannot be used to send text to someone else's address. */
export function receiptMail({ base, content, email, reference, requestId }: Input): Mail {
  const { brand, organisation, shareYourStoryPage } = content;
  const { receipt, thanks } = shareYourStoryPage;
  const { testimonials } = organisation.contacts;
  const text = [
    receipt.heading,
    thanks.description,
    `${thanks.reference}: ${reference}`,
    thanks.keep,
    `${testimonials.phone}\n${testimonials.email}`,
    receipt.mistake,
    `${organisation.name}\n${base}`,
  ].join('\n\n');
  const telephone = testimonials.phone.replace(/\s/g, '');
  const html = `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(receipt.subject)}</title><style>${styles(brand.light, brand.dark)}</style></head>
<body><div class="card"><div class="in">
<h1>${escapeMarkup(receipt.heading)}</h1>
<p>${escapeMarkup(thanks.description)}</p>
<p class="reference">${escapeMarkup(thanks.reference)} <b>${reference}</b></p>
<p>${escapeMarkup(thanks.keep)}</p>
<p><a href="tel:${telephone}">${testimonials.phone}</a><br><a href="mailto:${testimonials.email}">${testimonials.email}</a></p>
<p class="soft">${escapeMarkup(receipt.mistake)}</p>
<p class="soft">${escapeMarkup(organisation.name)}<br><a href="${base}">${base}</a></p>
</div></div></body></html>`;
  return {
    to: email,
    replyTo: { name: organisation.name, address: testimonials.email },
    subject: receipt.subject,
    text,
    html,
    messageId: `<receipt-${requestId}@${new URL(base).hostname}>`,
  };
}
