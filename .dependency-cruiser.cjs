// The import rules. ARCHITECTURE.md has the main ones.
const own = '^(app|bench|content-model|desk|domain|drawings|local|server|scripts|tests|vite-plugins)/';

/** Forbids imports of our own code from outside the allowed folders. Packages are not restricted here. */
const mayImport = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|spec)\\.tsx?$' },
  to: { path: own, pathNot: allowed },
});

const contentTypes = '^content-model/schema/';

/** Components that several pages use. */
const shared = 'layout|practices|posts|sections';

/** Of the desk: the folders and files that its features share. */
const deskShared = 'layout|access|drafts|marks';
const deskRoot = 'desk-env|notify|read-form|rights|services';
const underDesk = ['^server/', '^content-model/', '^domain/', '^drawings/', '^app/'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'sharp-without-unused-decoders',
      severity: 'error',
      from: { path: own, pathNot: '^server/platform/pictures/sharp\\.ts$|\\.test\\.tsx?$' },
      to: { path: 'node_modules/sharp/', dependencyTypesNot: ['type-only'] },
    },
    mayImport('domain', '^domain/', ['^domain/']),
    mayImport('content-model', '^content-model/', ['^content-model/', '^domain/']),
    mayImport('ui', '^app/ui/', ['^app/ui/', '^app/styles/']),
    mayImport('drawings', '^drawings/', ['^drawings/', contentTypes]),
    mayImport('share-pictures', '^app/share-pictures/', [
      '^app/(share-pictures|styles)/',
      '^drawings/',
      '^app/seo/share-picture-address\\.ts$',
      contentTypes,
    ]),
    mayImport('shared-components', `^app/(${shared})/`, [`^app/(${shared}|ui|styles)/`, '^drawings/', '^domain/', contentTypes]),
    mayImport('islands', '^app/islands/', [
      `^app/(islands|${shared}|ui|backend|styles)/`,
      '^app/built-files\\.ts$',
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
      name: 'no-page-to-page',
      severity: 'error',
      from: { path: '^app/pages/([^/]+)/' },
      to: { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    },
    {
      name: 'content-types-only',
      severity: 'error',
      from: { path: `^(drawings|app/(${shared}|pages|islands|seo|boot|backend))/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: contentTypes, dependencyTypesNot: ['type-only'] },
    },
    mayImport('seo', '^app/seo/', ['^app/seo/', '^domain/', contentTypes]),
    mayImport('boot-and-backend', '^app/(boot|backend)/', ['^app/(boot|backend)/', '^domain/']),
    mayImport('routes', '^app/(routes/|(routes|document|respond|page)\\.tsx?$)', [
      '^app/',
      '^drawings/',
      '^domain/',
      '^content-model/',
      '^server/request-context\\.ts$',
    ]),
    mayImport('desk', '^desk/', [
      '^desk/',
      '^server/',
      '^content-model/',
      '^domain/',
      '^drawings/',
      '^app/ui/',
      '^app/(practices/practice-picture|sections/drawing-address)\\.ts$',
    ]),
    mayImport('desk-layout', '^desk/layout/', ['^desk/(layout|access)/', `^desk/(${deskRoot})\\.tsx?$`, ...underDesk]),
    mayImport('desk-access', '^desk/access/', ['^desk/access/', ...underDesk]),
    mayImport('desk-drafts', '^desk/drafts/', ['^desk/(drafts|access)/', ...underDesk]),
    mayImport('desk-marks', '^desk/marks/', ['^desk/(marks|drafts)/', ...underDesk]),
    {
      name: 'no-desk-feature-to-feature',
      severity: 'error',
      from: { path: '^desk/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^desk/', pathNot: ['^desk/$1/', `^desk/(${deskShared})/`, `^desk/(${deskRoot})\\.tsx?$`] },
    },
    mayImport('server', '^server/(?!(app|pages)\\.ts$)', ['^server/', '^domain/', '^content-model/']),
    mayImport('server-app', '^server/(app|pages)\\.ts$', [
      '^server/',
      '^domain/',
      '^content-model/',
      '^app/(built-files|page|respond|routes)',
      '^app/routes/',
    ]),
    mayImport('server-platform', '^server/platform/', ['^server/platform/', '^domain/', '^content-model/']),
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      from: { path: '^server/(testimonials|articles|search|indexnow|content|publishing)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/', pathNot: ['^server/$1/', '^server/platform/', '^server/services\\.ts$'] },
    },
    {
      name: 'desk-services-types-only',
      severity: 'error',
      from: { path: '^desk/[^/]+/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^desk/services\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-types-only',
      severity: 'error',
      from: { path: '^server/(testimonials|articles|search|indexnow|content|publishing)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/services\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-test',
      severity: 'error',
      from: { pathNot: ['^(tests|bench)/', '\\.test\\.tsx?$'] },
      to: { path: ['^(tests|bench)/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: {
        path: '^(app|content-model|desk|domain|drawings|server)/',
        // Vite bundles the forms of the desk and their editor.
        pathNot: ['\\.(test|spec)\\.tsx?$', '^desk/editing/(form|rich-text)/'],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // Without swc, dependency-cruiser cannot parse TypeScript 7: it reads no files and passes. A test counts the files. The
    // warning about an unsupported TypeScript version does not apply to swc.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^build/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
