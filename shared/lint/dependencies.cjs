/** Import boundaries of the house, checked by dependency-cruiser over every package's sources. */
const REMOTE = '^mfe-([^/]+)/'

/** Remotes whose sources stand in layers, each of which imports only what comes after it. */
const REMOTE_LAYERS = ['screens', 'features', 'components', 'hooks', 'lib']
const LAYERED = '^(mfe-content|mfe-account|mfe-landing|mfe-designer|mfe-auth)/src/'
const NO_TEST = '\\.test\\.|/testing/'

/** The designer's own layers below its hooks, each of which imports only what comes after it, and `lib` and `copy`. */
const DESIGNER = ['screens', 'features', 'components', 'hooks', 'export', 'canvas', 'studio', 'commands', 'document']

/** The backend's folders that others import, each with those that it may import besides itself. */
const BACKEND_LAYERS = {
  lib: [],
  infrastructure: ['lib'],
  domain: ['lib', 'infrastructure'],
  'content-import': ['lib', 'infrastructure'],
  'sandbox-carrier': ['lib', 'infrastructure'],
  jobs: ['lib', 'infrastructure', 'domain'],
  http: ['lib', 'infrastructure', 'domain'],
  site: ['lib', 'infrastructure', 'domain', 'http'],
  start: ['lib', 'infrastructure', 'domain', 'http', 'site'],
}
const backendLayers = Object.entries(BACKEND_LAYERS).map(([layer, below]) => ({
  name: `backend-${layer}-imports-only-what-is-below`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^backend/src/${layer}/`, pathNot: NO_TEST },
  to: { path: '^backend/src/', pathNot: `^backend/src/(${[layer, ...below].join('|')})/` },
}))

/** The shell's layers: each imports only what comes after it, and `copy`. */
const SHELL = ['app', 'layouts', 'outlets', 'components', 'remotes', 'hooks', 'offline', 'inline', 'lib']

/**
 * A rule for each layer from the given one on: it imports none of those before it.
 * @param {string} whose @param {string} from pattern of their folder @param {string} to the same, in what is imported
 */
const downwards = (whose, from, to, layers, first) =>
  layers.slice(first).map((layer, index) => ({
    name: `${whose}-${layer}-imports-only-what-lies-below`,
    severity: /** @type {const} */ ('error'),
    from: { path: `${from}${layer}/`, pathNot: NO_TEST },
    to: { path: `${to}(${layers.slice(0, index + first).join('|')})/` },
  }))

/** @satisfies {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'a-remote-never-imports-a-remote',
      severity: 'error',
      from: { path: REMOTE },
      to: { path: '^mfe-', pathNot: '^mfe-$1/' },
    },
    { name: 'the-shell-never-imports-a-remote', severity: 'error', from: { path: '^shell/' }, to: { path: '^mfe-' } },
    {
      name: 'shared-never-imports-an-app',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mfe-[^/]+|backend)/' },
    },
    {
      name: 'the-kit-alone-opens-its-parts',
      comment:
        'Federation shares @yawmi/remote-kit: a second way in would make a second context of what exists once a page.',
      severity: 'error',
      from: { pathNot: '^shared/(host|router|dialogs|remote-kit)/' },
      to: { path: '^shared/(host|router|dialogs)/' },
    },
    {
      name: 'browsers-never-import-the-backend',
      severity: 'error',
      from: { path: '^(shell|mfe-|shared)' },
      to: { path: '^backend/' },
    },
    {
      name: 'the-demo-art-stands-apart',
      comment: 'The build runs it; the server reads what it drew.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|backend|shared/[^/]+)/' },
      to: { path: '^content/' },
    },
    {
      name: 'the-demo-art-imports-only-itself',
      severity: 'error',
      from: { path: '^content/art/' },
      to: { pathNot: '^content/art/', dependencyTypesNot: ['core', 'npm-dev'] },
    },
    {
      name: 'nothing-imports-deep-into-a-package',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|backend|shared/[^/]+)/src/' },
      // Workspace packages are reached by their names only: a relative path out of one's own package is deep.
      to: { path: '^(shell|mfe-[^/]+|backend|shared/[^/]+)/src/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'a-feature-never-imports-a-feature',
      comment: 'What two features share is a component, a hook or lib; what puts two together is a screen.',
      severity: 'error',
      from: { path: `${LAYERED}features/([^/]+)/`, pathNot: NO_TEST },
      to: { path: '^$1/src/(features|screens)/', pathNot: '^$1/src/features/$2/' },
    },
    ...downwards("a-remote's", LAYERED, '^$1/src/', REMOTE_LAYERS, 2),
    ...downwards("the-designer's", '^mfe-designer/src/', '^mfe-designer/src/', DESIGNER, 4),
    ...downwards("the-shell's", '^shell/src/', '^shell/src/', SHELL, 1),
    {
      name: 'the-document-model-is-pure',
      severity: 'error',
      from: { path: '^mfe-designer/src/(document|commands)/', pathNot: '\\.test\\.' },
      to: { path: 'node_modules/(react|react-dom)/|^shared/(ui|remote-kit)/' },
    },
    {
      name: 'tests-stay-out-of-what-ships',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared/(?!testing)[^/]+)/src/', pathNot: '\\.test\\.|/testing/' },
      to: { path: '\\.test\\.|^shared/testing/' },
    },
    ...backendLayers,
    {
      name: 'the-backend-imports-none-of-its-tests',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '\\.test\\.' },
      to: { path: '^backend/test/|\\.test\\.' },
    },
    {
      // Types that integrators save beside their own React or Vue; src/types.test.mjs of that package checks them. The
      // sandbox carrier serves htm's file beside the scripts of its pages.
      name: 'everything-resolves',
      severity: 'error',
      // What remotes bring to the scripts of standalone pages is found from their folders.
      from: { pathNot: '^shared/(embed/src/types/embed\\.(react|vue)\\.d\\.ts$|webpack/src/alone/)' },
      to: { couldNotResolve: true, pathNot: '(\\.(woff2|svg|png|webp)|^\\./standalone\\.module\\.js)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^dist|/dist/' },
    exclude: { path: '(^|/)(node_modules|dist|\\.cache|\\.data|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
