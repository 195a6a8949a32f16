import type { SiteContent } from '../../content/schema/site.ts';
import { dialable } from '../../domain/uk-phone.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Input = {
  requestId: string;
  reference: string;
  email: string;
  content: Pick<SiteContent, 'brand' | 'organisation' | 'shareYourStoryPage'>;
  base: string;
};

/** Contains none of the patient's input, so that the form cannot be used to send text to someone else's address. */
export function receiptMail({ base, content, email, reference, requestId }: Input): Mail {
  const { brand, organisation, shareYourStoryPage } = content;
  const { receipt, thanks } = shareYourStoryPage;
  const { testimonials } = organisation.contacts;
  return {
    ...composeMail(brand, receipt.subject, [
      { heading: receipt.heading },
      thanks.description,
      { facts: [{ label: thanks.reference, value: reference }] },
      thanks.keep,
      {
        lines: [
          { text: testimonials.phone, address: dialable(testimonials.phone) },
          { text: testimonials.email, address: `mailto:${testimonials.email}` },
        ],
      },
      { lines: [receipt.mistake], isSoft: true },
      { lines: [organisation.name, { text: base, address: base }], isSoft: true },
    ]),
    to: email,
    replyTo: { name: organisation.name, address: testimonials.email },
    messageId: `<receipt-${requestId}@${new URL(base).hostname}>`,
  };
}
