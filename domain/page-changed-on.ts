/** The facts that a page shows besides the words of its own files. */
const facts: readonly (readonly [path: RegExp, files: RegExp])[] = [
  [/^\/$/, /^(?:faq|team|services|reviews|transformations|videos)\.yaml$/],
  [/^\/$|^\/locations\/|^\/(?:accessibility|emergency-dentist|nhs-information)$/, /^practices\//],
  [/^\/locations\/nhs-|^\/(?:emergency-dentist|nhs-information)$/, /^(?:nhs-charges|reference\/statutory-nhs-charges)\.yaml$/],
  [/^\/accessibility$/, /^reference\/accessibility-tests\.yaml$/],
  [/^\/complaints$/, /^organisation\.yaml$/],
  [/^\/network-of-clinics$/, /^partner-clinics\.yaml$/],
];

/** The day on which a page last changed: the newest of `changedOn`, a day by file. The blog changes with its articles instead. */
export function pageChangedOn(path: string, changedOn: Readonly<Record<string, string>>): string | undefined {
  if (path === '/blog') return undefined;
  const name = path.split('/').at(-1) || 'home';
  const own = new RegExp(`^pages/(?:[a-z-]+/)?${name}\\.(?:md|yaml)$`);
  const shown = [own, ...facts.filter(([pages]) => pages.test(path)).map(([, files]) => files)];
  const days = Object.entries(changedOn).flatMap(([file, day]) => (shown.some((files) => files.test(file)) ? [day] : []));
  return days.sort().at(-1);
}
