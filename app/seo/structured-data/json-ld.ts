type SchemaType = string | readonly string[];

/** A thing inside a block: its type, and the id by which other blocks may refer to it. */
export type JsonLdNode<T extends SchemaType = SchemaType> = { '@type': T; '@id'?: string };

/** A whole block: what stands in one script element. */
export type JsonLd<T extends SchemaType = SchemaType> = JsonLdNode<T> & { '@context': typeof schemaOrg };

export const schemaOrg = 'https://schema.org';
