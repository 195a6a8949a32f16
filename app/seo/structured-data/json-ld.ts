/** A whole block: what stands in one script element. */
export type JsonLd = { '@context': string; '@type': string | readonly string[] };

export const schemaOrg = 'https://schema.org';
