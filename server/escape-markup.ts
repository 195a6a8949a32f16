/** By number, which HTML and XML both read. */
export const escapeMarkup = (value: string) => value.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
