/** One checkout can hold the builds of several groups. The folder must be inside the checkout, which has the packages. */
export function buildFolder(env: Record<string, string | undefined> = process.env): string {
  return env['BUILD_FOLDER'] || 'build';
}
