import { readContentFiles } from '../../../content-model/content-file.ts';
import { factsIn } from '../../../content-model/fill-placeholders.ts';
import { loadContent } from '../../../content-model/load.ts';

/** All articles, legal pages and further pages of the content. */
export const bodies = readContentFiles('content').flatMap(({ body, file }) => (body ? [{ file, text: body.text }] : []));

const content = loadContent('content');
export const facts = factsIn(bodies.map(({ text }) => text).join('\n'), content, { contactedDays: 90, otherDays: 180 });
