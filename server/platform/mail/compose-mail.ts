import { html, raw } from 'hono/html';
import type { Palette } from '../../../content-model/schema/brand.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { capitalise } from '../../../domain/capitalise.ts';
import type { SignedLinks } from '../signed-links.ts';
import { type Mail, markAddress } from './mailer.ts';

type Anchor = { text: string; address: string };
/** `isTyped`: a patient typed the value. Its lines are marked, so that none can be mistaken for one of our links. */
export type Fact = { label: string; value: string; isTyped?: boolean };

/** A part of an email, as text and as HTML. */
export type MailBlock =
  | string
  | { heading: string }
  | { lines: readonly (string | Anchor)[]; isSoft?: boolean }
  | { facts: readonly Fact[] }
  | { link: string; address: string; why?: string; isButton?: boolean }
  | { items: readonly { text: string; details: readonly (string | Anchor)[] }[] }
  /** Blocks without empty lines between them. */
  | { group: readonly MailBlock[] };

const linesOf = (value: string) => value.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);

/** A telephone number or email address is its own text. */
function lineText(line: string | Anchor): string {
  if (typeof line === 'string') return line;
  return line.address.startsWith('http') && line.address !== line.text ? `${line.text}: ${line.address}` : line.text;
}

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(block.heading.length)}`;
  if ('lines' in block) return block.lines.map(lineText).join('\n');
  if ('link' in block) return `${block.link}: ${block.why ? `${block.why}\n` : ''}${block.address}`;
  if ('items' in block)
    return block.items.map(({ details, text }) => [`- ${text}`, ...details.map(lineText)].join('\n    ')).join('\n');
  if ('group' in block) return block.group.map(toText).join('\n');
  return block.facts
    .map(({ isTyped, label, value }) => `${label}:${isTyped ? ['', ...linesOf(value)].join('\n> ') : ` ${value}`}`)
    .join('\n');
}

/** Email clients without media queries show the light colours, which are in the elements themselves. */
const darkStyles = ({ action, card, ink, inkSoft, line, mist, onAction, paper }: Palette) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${paper} !important; color: ${ink} !important; }
  .card { background: ${card} !important; border-color: ${action} !important; }
  .box { background: ${mist} !important; }
  .typed { border-color: ${line} !important; }
  .soft { color: ${inkSoft} !important; }
  a { color: ${action} !important; }
  .button { background: ${action} !important; border-color: ${action} !important; color: ${onAction} !important; }
}`;

const anchor = ({ address, text }: Anchor, { action }: Palette) => html`<a href="${address}" style="color:${action}">${text}</a>`;

const lineHtml = (line: string | Anchor, colours: Palette) => (typeof line === 'string' ? line : anchor(line, colours));

const withBreaks = (lines: readonly unknown[]) => lines.map((line, index) => (index === 0 ? line : html`<br>${line}`));

const softStyle = ({ inkSoft }: Palette) => `color:${inkSoft};font-size:15px`;

/** Every value is escaped by the template. Cells have few styles of their own, because a digest may have thousands. */
function toHtml(block: MailBlock, colours: Palette): unknown {
  const { action, line, mist, onAction } = colours;
  if (typeof block === 'string') return html`<p style="margin:0 0 16px">${block}</p>`;
  if ('heading' in block)
    return html`<h2 style="margin:28px 0 12px;font-size:20px;line-height:1.3;text-wrap:balance">${block.heading}</h2>`;
  if ('lines' in block) {
    const lines = block.lines.map((line) => lineHtml(line, colours));
    const [name, style] = block.isSoft ? ['soft', softStyle(colours)] : ['', ''];
    return html`<p class="${name}" style="margin:0 0 16px;${style}">${withBreaks(lines)}</p>`;
  }
  if ('link' in block) {
    const why = block.why && html`<br><span class="soft" style="${softStyle(colours)}">${block.why}</span>`;
    // The border is its edge in a high-contrast scheme, which removes the background.
    const button = html`<a class="button" href="${block.address}" style="display:inline-block;margin:0 0 6px;padding:10px 20px;border:2px solid ${action};border-radius:6px;background:${action};color:${onAction};font-weight:bold;text-decoration:none">${block.link}</a>`;
    return html`<p style="margin:0 0 16px">${block.isButton ? button : anchor({ text: block.link, address: block.address }, colours)}${why}</p>`;
  }
  if ('items' in block) {
    const items = block.items.map(
      ({ details, text }) =>
        html`<li style="margin:0 0 10px">${text}${details.map((detail) => html`<br><span class="soft" style="${softStyle(colours)}">${lineHtml(detail, colours)}</span>`)}</li>`,
    );
    return html`<ul style="margin:0 0 16px;padding:0 0 0 22px">${items}</ul>`;
  }
  if ('group' in block) return block.group.map((part) => toHtml(part, colours));
  const rows = block.facts.map(({ isTyped, label, value }) => {
    const typed = html`<td class="typed" style="border-left:3px solid ${line}">${withBreaks(linesOf(value))}</td>`;
    return html`<tr valign="top"><th scope="row" align="left">${label}</th>${isTyped ? typed : html`<td>${value}</td>`}</tr>`;
  });
  return html`<table class="box" width="100%" cellpadding="8" cellspacing="0" style="margin:0 0 16px;background:${mist};font:inherit;color:inherit;table-layout:fixed"><col width="34%"><col>${rows}</table>`;
}

/** The services that mails are made from. */
export type MailServices = { config: { baseUrl: string; deskUrl?: string | undefined }; content: SiteContent };
/** For mails with signed links. */
export type LinkMailServices = MailServices & { clock(): Date; links: SignedLinks };

/** A button to a screen of the desk, if there is a desk. */
export const atDesk = ({ deskUrl }: MailServices['config'], link: string, path: string): MailBlock[] =>
  deskUrl ? [{ link, address: deskUrl + path, isButton: true }] : [];

/** `id` becomes the message id. It's the same for every attempt, so that a duplicate can be recognised. */
type Envelope = Pick<Mail, 'to' | 'replyTo' | 'subject'> & { id: string };

/** A mail with its text and HTML from one list of blocks. A first heading replaces the subject as the title of the HTML, which has the group's name above it. */
export function composeMail(
  { config, content }: { config: { baseUrl: string }; content: Pick<SiteContent, 'brand' | 'organisation'> },
  { id, ...envelope }: Envelope,
  blocks: readonly MailBlock[],
): Mail {
  const { dark, light } = content.brand;
  const { name } = content.organisation;
  const [first, ...others] = blocks;
  const hasTitle = typeof first === 'object' && 'heading' in first;
  const body = (hasTitle ? others : blocks).map((block) => toHtml(block, light));
  return {
    ...envelope,
    messageId: `<${id}@${new URL(config.baseUrl).hostname}>`,
    text: blocks.map(toText).join('\n\n'),
    html: String(html`<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${envelope.subject}</title><style>${raw(darkStyles(dark))}</style></head>
<body class="page" style="margin:0;background:${light.mist};color:${light.ink};font:17px/1.5 'Segoe UI',Helvetica,Arial,sans-serif">
<div class="card" style="max-width:600px;margin:0 auto;background:${light.card};border-top:6px solid ${light.action};overflow-wrap:anywhere"><div style="padding:28px 24px 16px">
<p style="margin:0 0 24px;font-weight:bold"><img src="${markAddress}" width="48" height="48" alt="" style="margin:0 12px 0 0;border:0;vertical-align:middle">${name}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;text-wrap:balance">${hasTitle ? first.heading : capitalise(envelope.subject.replace(`${name}: `, ''))}</h1>
${body}
</div></div></body></html>
`),
  };
}
