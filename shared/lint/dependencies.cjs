/** Import boundaries of the house, checked by dependency-cruiser over every package's sources. */
const REMOTE = '^mfe-([^/]+)/'

/** Remotes whose sources stand in layers, each of which imports only what comes after it. */
const REMOTE_LAYERS = ['screens', 'features', 'components', 'hooks', 'lib']
const LAYERED = '^(mfe-[^/]+)/src/'
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
/** @type {Forbidden[]} */
const backendLayers = Object.entries(BACKEND_LAYERS).map(([layer, below]) => [
  `backend-${layer}-imports-only-what-is-below`,
  { path: `^backend/src/${layer}/`, pathNot: NO_TEST },
  { path: '^backend/src/', pathNot: `^backend/src/(${[layer, ...below].join('|')})/` },
])

/** The shell's layers: each imports only what comes after it, and `copy`. */
const SHELL = ['app', 'layouts', 'outlets', 'components', 'remotes', 'hooks', 'offline', 'inline', 'lib']

/**
 * A rule for each layer from the given one on: it imports none of those before it.
 * @param {string} whose @param {string} from pattern of their folder @param {string} to the same, in what is imported
 * @param {string[]} layers @param {number} first index of the given one @returns {Forbidden[]}
 */
const downwards = (whose, from, to, layers, first) =>
  layers
    .slice(first)
    .map((layer, index) => [
      `${whose}-${layer}-imports-only-what-lies-below`,
      { path: `${from}${layer}/`, pathNot: NO_TEST },
      { path: `${to}(${layers.slice(0, index + first).join('|')})/` },
    ])

/**
 * What is forbidden: a rule's name, whose imports it is about, and what is none of theirs.
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @typedef {[name: string, from: Rule['from'], to: Rule['to']]} Forbidden
 * @type {Forbidden[]}
 */
const RULES = [
  ['no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }],
  ['a-remote-never-imports-a-remote', { path: REMOTE }, { path: '^mfe-', pathNot: '^mfe-$1/' }],
  ['the-shell-never-imports-a-remote', { path: '^shell/' }, { path: '^mfe-' }],
  ['shared-never-imports-an-app', { path: '^shared/' }, { path: '^(shell|mfe-[^/]+|backend)/' }],
  // Federation shares @yawmi/remote-kit: a second way in would make a second context of what exists once a page.
  [
    'the-kit-alone-opens-its-parts',
    { pathNot: '^shared/(host|router|dialogs|remote-kit)/' },
    { path: '^shared/(host|router|dialogs)/' },
  ],
  ['browsers-never-import-the-backend', { path: '^(shell|mfe-|shared)' }, { path: '^backend/' }],
  // The build runs it; the server reads what it drew.
  ['the-demo-art-stands-apart', { path: '^(shell|mfe-[^/]+|backend|shared/[^/]+)/' }, { path: '^content/' }],
  [
    'the-demo-art-imports-only-itself',
    { path: '^content/art/' },
    { pathNot: '^content/art/', dependencyTypesNot: ['core', 'npm-dev'] },
  ],
  // Workspace packages are reached by their names only: a relative path out of one's own package is deep.
  [
    'nothing-imports-deep-into-a-package',
    { path: '^(shell|mfe-[^/]+|backend|shared/[^/]+)/src/' },
    { path: '^(shell|mfe-[^/]+|backend|shared/[^/]+)/src/', pathNot: '^$1/', dependencyTypes: ['local'] },
  ],
  // What two features share is a component, a hook or lib; what puts two together is a screen.
  [
    'a-feature-never-imports-a-feature',
    { path: `${LAYERED}features/([^/]+)/`, pathNot: NO_TEST },
    { path: '^$1/src/(features|screens)/', pathNot: '^$1/src/features/$2/' },
  ],
  ...downwards("a-remote's", LAYERED, '^$1/src/', REMOTE_LAYERS, 2),
  ...downwards("the-designer's", '^mfe-designer/src/', '^mfe-designer/src/', DESIGNER, 4),
  ...downwards("the-shell's", '^shell/src/', '^shell/src/', SHELL, 1),
  [
    'the-document-model-is-pure',
    { path: '^mfe-designer/src/(document|commands)/', pathNot: '\\.test\\.' },
    { path: 'node_modules/(react|react-dom)/|^shared/(ui|remote-kit)/' },
  ],
  [
    'tests-stay-out-of-what-ships',
    { path: '^(shell|mfe-[^/]+|shared/(?!testing)[^/]+)/src/', pathNot: '\\.test\\.|/testing/' },
    { path: '\\.test\\.|^shared/testing/' },
  ],
  ...backendLayers,
  [
    'the-backend-imports-none-of-its-tests',
    { path: '^backend/src/', pathNot: '\\.test\\.' },
    { path: '^backend/test/|\\.test\\.' },
  ],
  // Types that integrators save beside their own React or Vue; src/types.test.mjs of that package checks them. The
  // sandbox carrier serves htm's file beside the scripts of its pages, and what remotes bring to the scripts of standalone
  // pages is found from their folders.
  [
    'everything-resolves',
    { pathNot: '^shared/(embed/src/types/embed\\.(react|vue)\\.d\\.ts$|webpack/src/alone/)' },
    { couldNotResolve: true, pathNot: '(\\.(woff2|svg|png|webp)|^\\./standalone\\.module\\.js)$' },
  ],
]

/** @satisfies {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: RULES.map(([name, from, to]) => ({ name, severity: /** @type {const} */ ('error'), from, to })),
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
