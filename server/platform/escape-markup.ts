/** Escapes as numeric references, which are valid in HTML and in XML. */
export const escapeMarkup = (value: string) => value.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
