/** Who may import whom. Each folder of lib names what it may reach; everything else is forbidden. */
const CORE = ['catalogue', 'domain', 'contract']
const LIB = {
  catalogue: [],
  domain: ['catalogue'],
  contract: ['catalogue', 'domain'],
  backend: CORE,
  client: CORE,
  testing: [...CORE, 'backend', 'client'],
  provider: [...CORE, 'client', 'locale'],
  theme: [],
  styles: [],
  ui: ['theme', 'styled-system'],
  locale: [],
  field: [...CORE, 'client', 'provider', 'locale', 'ui', 'theme', 'styled-system'],
}
const BELOW_ENGINES = [...CORE, 'client', 'provider', 'locale', 'ui', 'theme', 'styled-system', 'field']
for (const engine of ['form', 'grid', 'search', 'viewer']) LIB[engine] = BELOW_ENGINES
LIB.widgets = [...BELOW_ENGINES, 'form', 'grid', 'search', 'viewer']
LIB.elements = [...LIB.widgets, 'widgets', 'styles']

const HEAVY = '(^|/)node_modules/(react|react-dom|axios|@tanstack|@ark-ui|lucide-react)/'
const ENTRY = '^lib/[a-z-]+\\.ts$|^lib/locales/'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^[^/]+\\.config\\.ts$', '^tests/'] },
      to: {},
    },
    ...Object.entries(LIB).map(([room, reach]) => ({
      name: `lib-${room}-reaches-down-only`,
      severity: 'error',
      from: { path: `^lib/${room}/` },
      to: { path: '^(lib|host|examples|tests)/', pathNot: `^lib/(${[room, ...reach].join('|')})/` },
    })),
    {
      name: 'widgets-do-not-know-each-other',
      severity: 'error',
      from: { path: '^lib/widgets/([^/]+)/', pathNot: '^lib/widgets/project-detail/tabs\\.ts$' },
      to: { path: '^lib/widgets/[^/]+/', pathNot: '^lib/widgets/$1/' },
    },
    { name: 'nothing-in-lib-imports-an-entry', severity: 'error', from: { path: '^lib/' }, to: { path: ENTRY } },
    {
      name: 'core-has-no-react-and-no-http',
      severity: 'error',
      from: { path: '^lib/(catalogue|domain|contract|backend)/' },
      to: { path: HEAVY },
    },
    {
      name: 'library-has-no-node',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.mjs$|^lib/styles/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-has-no-react',
      severity: 'error',
      from: { path: '^lib/(client|testing)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|@ark-ui|lucide-react|@tanstack/react-form)/' },
    },
    {
      name: 'axios-in-one-file',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/client/transport/axios-transport\\.ts$' },
      to: { path: '(^|/)node_modules/axios/' },
    },
    {
      name: 'form-library-in-form-only',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/form/' },
      to: { path: '(^|/)node_modules/@tanstack/(react-)?form' },
    },
    {
      name: 'ark-in-ui-and-field-only',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/(ui|field|theme)/' },
      to: { path: '(^|/)node_modules/@ark-ui/' },
    },
    {
      name: 'catalogue-knows-only-valibot',
      severity: 'error',
      from: { path: '^lib/catalogue/' },
      to: { path: 'node_modules', pathNot: '(^|/)node_modules/valibot/' },
    },
    {
      name: 'grids-are-declarations',
      severity: 'error',
      from: { path: '^host/grids/' },
      to: { path: '^(lib|host|examples|tests)/', pathNot: `^host/grids/|${'^lib/(domain|config-grid)\\.ts$'}` },
    },
    {
      name: 'server-stands-on-entries',
      severity: 'error',
      from: { path: '^host/server/' },
      to: {
        path: '^(lib|host|examples|tests)/',
        pathNot: '^host/(server|grids)/|^lib/(domain|contract|backend|testing)\\.ts$',
      },
    },
    {
      name: 'sql-in-the-store-only',
      severity: 'error',
      from: { path: '^host/', pathNot: '^host/server/store/' },
      to: { path: '(^|/)node_modules/(pg|kysely|@electric-sql)/' },
    },
    {
      name: 'web-and-examples-stand-on-entries',
      comment:
        'Import from an entry of package.json (fangkit, fangkit/ui, …), as a partner does. Looks of your own stand in a plain sheet beside the component, with the variables of lib/theme/README.md: the style functions of lib are not published.',
      severity: 'error',
      from: { path: '^(host/web|examples)/', pathNot: '^examples/frame/widget-rows\\.ts$' },
      to: { path: '^(lib|host|tests)/', pathNot: `^host/(web|grids)/|${ENTRY}` },
    },
    {
      name: 'panels-read-the-tables',
      severity: 'error',
      from: { path: '^examples/frame/widget-rows\\.ts$' },
      to: { path: '^(lib|host|tests)/', pathNot: `^lib/elements/tables\\.ts$|${ENTRY}` },
    },
    {
      name: 'production-imports-no-tests',
      severity: 'error',
      from: { path: '^(lib|host|examples)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'library-uses-declared-dependencies',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/styles/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '(^|/)node_modules/(react|react-dom|@types|@pandacss/dev)/',
      },
    },
    {
      name: 'panda-in-theme-only',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/theme/' },
      to: { path: '(^|/)node_modules/@pandacss/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|lib/styled-system)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['fangkit-source', 'import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
