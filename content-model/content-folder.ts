/**
 * The folder with the content files. Another group sets CONTENT_FOLDER to its own; build, web, worker and checks must use the
 * same one.
 */
export function contentFolder(env: Record<string, string | undefined> = process.env): string {
  return env['CONTENT_FOLDER'] || 'content';
}
