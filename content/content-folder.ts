/**
 * Where the words and facts are. Another group keeps a folder of its own and names it here: build, web, worker and check all
 * have to read the same one. The code in this folder stays where it is.
 */
export function contentFolder(env: Record<string, string | undefined> = process.env): string {
  return env['CONTENT_FOLDER'] || 'content';
}
