import { humanise } from '../../content/humanise.ts';
import type { ContentPath } from '../../content/problem.ts';

/** The id of a field's control in the form. */
export const controlOf = (field: ContentPath) => ['root', ...field].join('_');

/** The address of the form of a file, at a field. */
export const editHref = (file: string, field?: ContentPath) => `/edit/${file}${field?.length ? `#${controlOf(field)}` : ''}`;

/** 'Monday, open': the last two names, as the form shows them. */
export function fieldName(field: ContentPath): string {
  const names = field.filter((part) => typeof part === 'string').slice(-2);
  const [first = 'List', ...more] = names.map(humanise);
  return [first, ...more.map((name) => name.toLowerCase())].join(', ');
}

/** Where a field is: 'practices/ripon.yaml#phones.0.phone'. From the id of its control. */
export const addressOf = (file: string, control: string) => `${file}#${control.split('_').slice(1).join('.')}`;

export function readAddress(address: string): { file: string; field: ContentPath } {
  const [file = '', path = ''] = address.split('#');
  return { file, field: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}
