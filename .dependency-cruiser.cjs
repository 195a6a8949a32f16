// The import rules, also listed in ARCHITECTURE.md. tests/unit/import-rule.slow.test.ts proves that they are enforced.
const own = '^(app|bench|content|domain|drawings|local|server|scripts|tests|vite-plugins)/';

/** A folder may import from the folders named, and from npm; of ours nothing else. */
const mayImport = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|spec)\\.tsx?$' },
  to: { path: own, pathNot: allowed },
});

const contentTypes = '^content/schema/';

/** Components that several pages use. */
const shared = 'layout|practices|posts|sections';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' } },
    mayImport('domain-imports-nothing', '^domain/', ['^domain/']),
    mayImport('content-imports-domain', '^content/', ['^content/', '^domain/']),
    mayImport('ui-knows-no-dentistry', '^app/ui/', ['^app/ui/', '^app/styles/']),
    mayImport('drawings-stand-alone', '^drawings/', ['^drawings/', contentTypes]),
    mayImport('share-pictures', '^app/share-pictures/', [
      '^app/(share-pictures|styles)/',
      '^drawings/',
      '^app/seo/share-picture-address\\.ts$',
      contentTypes,
    ]),
    mayImport('shared-components', `^app/(${shared})/`, [`^app/(${shared}|ui|styles)/`, '^drawings/', '^domain/', contentTypes]),
    mayImport('islands', '^app/islands/', [
      `^app/(islands|${shared}|ui|backend|styles)/`,
      '^drawings/',
      '^domain/',
      contentTypes,
    ]),
    mayImport('pages', '^app/pages/', [
      `^app/(pages|islands|${shared}|ui|backend|styles)/`,
      '^drawings/',
      '^domain/',
      contentTypes,
    ]),
    {
      name: 'a-page-never-imports-another-page',
      severity: 'error',
      from: { path: '^app/pages/([^/]+)/' },
      to: { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    },
    {
      name: 'the-browser-gets-types-of-the-content-and-no-schema',
      severity: 'error',
      from: { path: `^(drawings|app/(${shared}|pages|islands|seo|boot|backend))/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: contentTypes, dependencyTypesNot: ['type-only'] },
    },
    mayImport('seo', '^app/seo/', ['^app/seo/', '^domain/', contentTypes]),
    mayImport('boot-and-backend', '^app/(boot|backend)/', ['^app/(boot|backend)/', '^domain/']),
    mayImport('routes', '^app/(routes/|root\\.tsx|routes\\.ts|entry\\.)', [
      '^app/',
      '^drawings/',
      '^domain/',
      '^content/',
      '^server/request-context\\.ts$',
    ]),
    mayImport('server-never-imports-the-app', '^server/', ['^server/', '^domain/', '^content/']),
    mayImport('the-platform-knows-no-feature', '^server/platform/', ['^server/platform/', '^domain/', '^content/']),
    {
      name: 'a-feature-never-imports-another-feature',
      severity: 'error',
      from: { path: '^server/(testimonials|articles|search|indexnow|content)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/', pathNot: ['^server/$1/', '^server/platform/', '^server/services\\.ts$'] },
    },
    {
      name: 'a-feature-gets-types-of-the-services-and-no-more',
      severity: 'error',
      from: { path: '^server/(testimonials|articles|search|indexnow|content)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/services\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: ['^(tests|bench)/', '\\.test\\.tsx?$'] },
      to: { path: ['^(tests|bench)/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'production-code-uses-production-dependencies',
      severity: 'error',
      from: { path: '^(app|content|domain|drawings|server)/', pathNot: ['\\.(test|spec)\\.tsx?$', '^app/routes\\.ts$'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // Without @swc/core it reads no TypeScript 7 at all and reports green: tests/unit/import-rule.slow.test.ts counts what was read.
    // It warns that it may have missed sources because it knows no TypeScript 7; with swc it has not.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '\\+types/'] },
    exclude: { path: ['\\+types/', '^build/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
