import { isRecord } from '../../domain/is-record.ts';
import type { Field } from '../fields-of.ts';
import type { MarkdownPicture } from '../markdown.ts';
import { quote } from '../plain-text.ts';
import type { ContentPath } from '../problem.ts';

/** Which fields describe a photograph. The page puts both texts under a photograph that shows before and after. */
const describedBy: Readonly<Record<string, readonly string[]>> = {
  image: ['imageAlt'],
  beforeImage: ['beforeAlt'],
  afterImage: ['afterAlt'],
  splitImage: ['beforeAlt', 'afterAlt'],
};

const missing = 'Describe what the picture shows, for people who cannot see it.';
const kindOfPicture =
  /^(?:an? |the |our )?(?:image|img|photo|photograph|picture|pic|drawing|illustration|graphic|icon|logo|portrait)(?: of)?(?: ?\d{1,5})?\.?$/i;
const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:img|dsc|dscf|image|photo|screenshot|whatsapp)[-_ ]?\d/i;

const photographsIn = (fields: Record<string, unknown>) =>
  Object.keys(describedBy).filter((name) => typeof fields[name] === 'string' && fields[name] !== '');

/** The fields without which a photograph among these cannot be published. */
export const neededAlternatives = (fields: Record<string, unknown>): string[] =>
  photographsIn(fields).flatMap((name) => describedBy[name] ?? []);

export function alternativeTextAdvice({ field, value }: Field): { field: ContentPath; message: string }[] {
  if (!isRecord(value)) return [];
  const photographs = photographsIn(value);
  const present = Object.keys(value).filter((name) => name.endsWith('Alt'));
  return [...new Set([...present, ...neededAlternatives(value)])].flatMap((name) => {
    const text = value[name] ?? '';
    const isPhotograph = photographs.some((photograph) => describedBy[photograph]?.includes(name));
    const fault = typeof text === 'string' ? faultOf(text.trim(), isPhotograph) : undefined;
    return fault ? [{ field: [...field, name], message: fault }] : [];
  });
}

export function pictureAdvice({ address, alt }: MarkdownPicture): string[] {
  const fault =
    alt.trim() === ''
      ? `Describe the picture ${quote(address)} between its square brackets, as in ![Our front door](…).`
      : faultOf(alt.trim(), false);
  return fault ? [fault] : [];
}

function faultOf(text: string, isPhotograph: boolean): string | undefined {
  if (text === '') return missing;
  if (fileName.test(text) || /^\w*[\d_]\w*$/.test(text))
    return `${quote(text)} is a name from a camera. Describe what the picture shows.`;
  if (kindOfPicture.test(text)) return `${quote(text)} does not say what the picture shows. Describe it.`;
  if (isPhotograph && /^(?:a |the )?drawing\b/i.test(text))
    return 'The picture is a photograph, but this calls it a drawing. Describe what the photograph shows.';
  return undefined;
}
