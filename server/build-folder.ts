/** Where the build is, so that one checkout can hold those of several groups. Inside the checkout: it needs its packages. */
export function buildFolder(env: Record<string, string | undefined> = process.env): string {
  return env['BUILD_FOLDER'] || 'build';
}
