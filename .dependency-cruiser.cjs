/** Who may import whom. Each folder of lib names what it may reach; everything else is forbidden. */
const CORE = ['catalogue', 'domain', 'contract']
const LIB = {
  events: [],
  catalogue: [],
  domain: ['catalogue'],
  contract: ['catalogue', 'domain'],
  backend: CORE,
  client: [...CORE, 'events'],
  testing: [...CORE, 'events', 'backend', 'client'],
  provider: [...CORE, 'events', 'client', 'locale'],
  theme: [],
  styles: [],
  ui: ['events', 'theme', 'styled-system'],
  locale: [],
  field: [...CORE, 'client', 'provider', 'locale', 'ui', 'theme', 'styled-system'],
}
const BELOW_ENGINES = [...CORE, 'events', 'client', 'provider', 'locale', 'ui', 'theme', 'styled-system', 'field']
for (const engine of ['form', 'grid', 'search', 'viewer']) LIB[engine] = BELOW_ENGINES
LIB.widgets = [...BELOW_ENGINES, 'form', 'grid', 'search', 'viewer']
LIB.elements = [...LIB.widgets, 'widgets', 'styles']

const HEAVY = '(^|/)node_modules/(react|react-dom|axios|@tanstack|@ark-ui|lucide-react)/'
const ENTRY = '^lib/[a-z-]+\\.ts$|^lib/locales/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that import one another cannot be read or loaded one by one. Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing. Import it where it is needed, or remove it.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^[^/]+\\.config\\.ts$', '^tests/'] },
      to: {},
    },
    ...Object.entries(LIB).map(([layer, reach]) => ({
      name: `lib-${layer}-reaches-down-only`,
      comment:
        `lib/${layer} may import ${['itself', ...reach.map((one) => `lib/${one}`)].join(', ')}. Move what it needs ` +
        'down into one of them, or pass it in as an argument, a prop or a port. lib/README.md explains the layers.',
      severity: 'error',
      from: { path: `^lib/${layer}/` },
      to: { path: '^(lib|host|examples|tests)/', pathNot: `^lib/(${[layer, ...reach].join('|')})/` },
    })),
    {
      name: 'widgets-do-not-know-each-other',
      comment:
        'A host embeds one widget without the others. Move what both need into a file of lib/widgets itself, into ' +
        'lib/widgets/review where it is about deciding, ' +
        'or down into an engine or lib/provider; let the host connect them by props and events.',
      severity: 'error',
      from: { path: '^lib/widgets/([^/]+)/', pathNot: '^lib/widgets/project-detail/tabs\\.ts$' },
      to: { path: '^lib/widgets/[^/]+/', pathNot: '^lib/widgets/(?:$1|review)/' },
    },
    {
      name: 'nothing-in-lib-imports-an-entry',
      comment:
        'An entry only re-exports: importing it loads all of it and makes cycles. Import from the file that ' +
        'declares the name.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: ENTRY },
    },
    {
      name: 'core-has-no-react-and-no-http',
      comment:
        'The core runs in browsers, on servers and in tests alike. Put React into lib/ui or above and HTTP ' +
        'into lib/client; let the core take what it needs through a port.',
      severity: 'error',
      from: { path: '^lib/(catalogue|domain|contract|backend)/' },
      to: { path: HEAVY },
    },
    {
      name: 'library-has-no-node',
      comment:
        'The library runs in browsers. Take what Node offers through a port (lib/backend) and implement it in ' +
        'host/server.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.mjs$|^lib/styles/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-has-no-react',
      comment: 'Client and memory back end work without React. Put hooks and components into lib/provider or above.',
      severity: 'error',
      from: { path: '^lib/(client|testing)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|@ark-ui|lucide-react|@tanstack/react-form)/' },
    },
    {
      name: 'axios-in-one-file',
      comment:
        'Hosts may bring a transport of their own. Send calls through Transport; only the default one uses axios.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/client/transport/axios-transport\\.ts$' },
      to: { path: '(^|/)node_modules/axios/' },
    },
    {
      name: 'form-library-in-form-only',
      comment:
        'The rest of the library must not depend on the form library. Use useEntityForm and its siblings from ' +
        'lib/form.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/form/' },
      to: { path: '(^|/)node_modules/@tanstack/(react-)?form' },
    },
    {
      name: 'ark-in-ui-and-field-only',
      comment: 'State machines of parts belong to the parts. Use a part of lib/ui, or add one there.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/(ui|field|theme)/' },
      to: { path: '(^|/)node_modules/@ark-ui/' },
    },
    {
      name: 'catalogue-knows-only-valibot',
      comment:
        'Every other layer imports the catalogue, in browsers and on servers. Write the few lines yourself, or do it ' +
        'in a layer above.',
      severity: 'error',
      from: { path: '^lib/catalogue/' },
      to: { path: 'node_modules', pathNot: '(^|/)node_modules/valibot/' },
    },
    {
      name: 'grids-are-declarations',
      comment:
        'A list only declares what it shows. Import fangkit/domain and fangkit/config-grid; put behaviour ' +
        'into lib/domain or lib/backend.',
      severity: 'error',
      from: { path: '^host/grids/' },
      to: { path: '^(lib|host|examples|tests)/', pathNot: `^host/grids/|${'^lib/(domain|config-grid)\\.ts$'}` },
    },
    {
      name: 'server-stands-on-entries',
      comment:
        'The server uses the library as a partner does. Import fangkit/domain, fangkit/contract or ' +
        'fangkit/backend; if something is missing, export it there.',
      severity: 'error',
      from: { path: '^host/server/' },
      to: {
        path: '^(lib|host|examples|tests)/',
        pathNot: '^host/(server|grids)/|^lib/(domain|contract|backend|testing)\\.ts$',
      },
    },
    {
      name: 'sql-in-the-store-only',
      comment: 'Only the store knows that there is a database. Add a method to the store, or use those that it has.',
      severity: 'error',
      from: { path: '^host/', pathNot: '^host/server/store/' },
      to: { path: '(^|/)node_modules/(pg|kysely|@electric-sql)/' },
    },
    {
      name: 'web-and-examples-stand-on-entries',
      comment:
        'Import from an entry of package.json (fangkit, fangkit/ui, …), as a partner does. Write your own styles into ' +
        'a plain sheet beside the component, with the variables of lib/theme/README.md: the style functions of lib ' +
        'are not published.',
      severity: 'error',
      from: { path: '^(host/web|examples)/', pathNot: '^examples/frame/widget-rows\\.ts$' },
      to: { path: '^(lib|host|tests)/', pathNot: `^host/(web|grids)/|${ENTRY}` },
    },
    {
      name: 'panels-read-the-tables',
      comment:
        'The panels of the examples follow the tables of the elements. Import lib/elements/tables.ts or an ' +
        'entry of package.json.',
      severity: 'error',
      from: { path: '^examples/frame/widget-rows\\.ts$' },
      to: { path: '^(lib|host|tests)/', pathNot: `^lib/elements/tables\\.ts$|${ENTRY}` },
    },
    {
      name: 'production-imports-no-tests',
      comment: 'Tests are not published. Move what production needs out of tests into lib, host or examples.',
      severity: 'error',
      from: { path: '^(lib|host|examples)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'library-uses-declared-dependencies',
      comment:
        'Who installs the library gets its dependencies only. Add the package to dependencies in ' +
        'package.json, with the reason in README.md, or do without it.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/styles/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '(^|/)node_modules/(react|react-dom|@types|@pandacss/dev)/',
      },
    },
    {
      name: 'panda-in-theme-only',
      comment: 'Panda generates styles while building. Write recipes in lib/theme/recipes and use lib/styled-system.',
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
