/** Puts a backslash before what Markdown would read as a sign. */
export const escapeAll = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

const lineStart = /^(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|=+\s*$|-{2,}\s*$|~{3,}|\||\d+(?=[.)](?:\s|$)))/;

function escapeSigns(text: string, isLineStart: boolean): string {
  const escaped = text
    .replace(/[\\`*_[\]<~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    // A typed {{name}} would be filled in.
    .replace(/\{\{(?=\s*[\w.-]+\s*\}\})/g, '{\\{');
  return isLineStart ? escaped.replace(lineStart, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`)) : escaped;
}

// marked takes an address to its end, and would show a backslash in it.
const address = /(?:https?:\/\/|www\.)[^\s<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Escapes the signs in words. Addresses become links by themselves, unless they are to be words. */
export function escapeWords(text: string, isLineStart: boolean, areAddressesWords: boolean): string {
  let at = 0;
  let out = '';
  const add = (words: string) => {
    out += escapeSigns(words, isLineStart && out === '');
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    add(text.slice(at, index));
    out += areAddressesWords ? escapeAll(found) : found;
    at = index + found.length;
  }
  add(text.slice(at));
  return out;
}
