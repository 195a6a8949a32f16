import { isRecord } from '../../domain/is-record.ts';
import { isDrawing } from '../../domain/photographs.ts';
import type { JsonSchema } from '../field-schema.ts';
import type { Field } from '../fields-of.ts';
import type { MarkdownPicture } from '../markdown.ts';
import { quote } from '../plain-text.ts';
import type { ContentPath } from '../problem.ts';

const missing = 'Describe what the picture shows, for people who cannot see it.';
const kindOfPicture =
  /^(?:an? |the |our )?(?:image|img|photo|photograph|picture|pic|drawing|illustration|graphic|icon|logo|portrait)(?: of)?(?: ?\d{1,5})?\.?$/i;
const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:img|dsc|dscf|image|photo|screenshot|whatsapp)[-_ ]?\d/i;

const isPicture = ({ properties }: JsonSchema) => properties?.['file']?.format === 'picture' && 'words' in properties;

/** Whether a picture is a photograph: it cannot be published without its words. */
export const isPhotograph = ({ file }: Record<string, unknown>) => typeof file === 'string' && file !== '' && !isDrawing(file);

export function alternativeTextAdvice({ field, value }: Field, schema: JsonSchema): { field: ContentPath; message: string }[] {
  if (!isRecord(value)) return [];
  const isOfPhotograph = isPicture(schema) && isPhotograph(value);
  const names = Object.keys(value).filter((name) => name.endsWith('Alt') || (name === 'words' && isPicture(schema)));
  return [...new Set([...names, ...(isOfPhotograph ? ['words'] : [])])].flatMap((name) => {
    const text = value[name] ?? '';
    const fault = typeof text === 'string' ? faultOf(text.trim(), isOfPhotograph) : undefined;
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
