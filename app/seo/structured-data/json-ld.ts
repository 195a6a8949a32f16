/** The content of one JSON-LD script element. */
export type JsonLd = { '@context': string; '@type': string | readonly string[] };

export const schemaOrg = 'https://schema.org';
