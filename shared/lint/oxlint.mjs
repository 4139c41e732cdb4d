import testingLibrary from 'eslint-plugin-testing-library'
import { noImportsOf, DOCUMENT_IMPORTS, FACADES, FASTIFY, SCHEMAS } from './imports.mjs'
import { OF_TESTS_OFF, ON_PROMISES, ON_TYPES, TYPE_RULES_LEFT_OUT } from './type-rules.mjs'

/** JavaScript that runs here alone, with the types of its JSDoc (tooling/tsconfig.json). */
const TOOLS = [
  'tooling/**',
  'shared/{brand-tool,chromium,conformance,embed-check,jest,lint,operations,releases,robustness,site-proxy,style-compiler,webpack}/**',
]
const SOURCES = '{shell,mfe-*,shared/*}/src/**'
const SERVER = 'backend/{src,test}/**'
const E2E = '{bench,e2e}/**'

/**
 * Rules of React's compiler, and of what people read: for what may run in a page.
 * @type {Record<string, any>}
 */
const ON_PAGES = {
  'react/rules-of-hooks': 'error',
  'react/unsupported-syntax': 'error',
  'yawmi/no-arabic': 'error',
  'yawmi/no-physical-sides': 'error',
  'yawmi/no-young-syntax': 'error',
}

/** These rules, off. @param {{ rules: object }[]} groups */
const off = (...groups) =>
  Object.fromEntries(groups.flatMap(({ rules }) => Object.keys(rules)).map((name) => [name, 'off']))

/**
 * What oxlint looks at; the root's `oxlint.config.ts` hands it on. Those of the category `correctness` and those that are
 * named here; rules of our own and Testing Library's run as plugins. Paths begin at the root.
 * @type {import('oxlint').OxlintConfig}
 */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./shared/lint/plugin.mjs', './shared/lint/testing-library.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: [
    '**/*.{svelte,vue}',
    '**/dist/**',
    '**/coverage/**',
    '.cache/**',
    '.data/**',
    'backend/src/infrastructure/db/migrations/**',
  ],
  rules: {
    // They are of the category, and look at types: only where they are named.
    ...off(ON_TYPES, ON_PROMISES),
    ...TYPE_RULES_LEFT_OUT,
    // A `<div role="group">` says what it is, without a fieldset's looks and layout.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It sees no text that a component puts in.
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
    ],
    'react/no-children-prop': 'off',
    eqeqeq: 'error',
    'no-case-declarations': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-undef': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-assignment': 'error',
    'no-array-constructor': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'yawmi/no-async-wait': 'error',
    'yawmi/no-export-all': 'error',
  },
  overrides: [
    {
      // TypeScript checks its names itself.
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-redeclare': 'off',
        'no-undef': 'off',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
      },
    },
    {
      files: [
        'shell/src/**',
        'mfe-*/src/**',
        'shared/{lib,ui,remote-kit,host,router,dialogs,session,events,api-client,protection}/src/**',
      ],
      rules: { ...ON_PAGES, ...noImportsOf(SCHEMAS) },
    },
    // What host pages show, too.
    {
      files: ['mfe-*/src/**', 'shared/{ui,remote-kit,dialogs}/src/**'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { 'yawmi/no-rem': 'error' },
    },
    {
      files: ['shared/{brand,contract,embed,embed-package,surfaces}/src/**'],
      rules: { 'yawmi/no-young-syntax': 'error' },
    },
    // Runs where pages are rendered, and nowhere else.
    { files: ['shared/ui/src/server/**'], rules: { 'yawmi/no-young-syntax': 'off' } },
    { files: ['mfe-*/src/**'], rules: noImportsOf(SCHEMAS, ...FACADES) },
    { files: [...TOOLS, E2E, SERVER, SOURCES], rules: { 'yawmi/field-words': 'error' } },
    {
      files: ['shared/lint/**', E2E, SERVER, SOURCES],
      excludeFiles: ['shared/lint/vocabulary*'],
      rules: { 'yawmi/field-prose': 'error' },
    },
    {
      files: ['mfe-designer/src/document/**'],
      rules: {
        ...noImportsOf(DOCUMENT_IMPORTS),
        'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'indexedDB'],
      },
    },
    {
      // A carrier may have pages of its own on the site.
      files: ['backend/src/{lib,infrastructure,domain,content-import,jobs}/**'],
      excludeFiles: ['**/*.test.ts', 'backend/src/infrastructure/carrier/**'],
      rules: noImportsOf(FASTIFY),
    },
    {
      files: ['**/copy/**', '**/*.test.{ts,tsx,mjs}', '**/testing/**', 'backend/test/**'],
      env: { jest: true },
      // `useNetwork()` is no hook: it prepares a test file. Tests may have Arabic, and sides.
      rules: {
        'react/rules-of-hooks': 'off',
        // Elements stand in tables of cases.
        'react/jsx-key': 'off',
        'yawmi/no-arabic': 'off',
        'yawmi/no-physical-sides': 'off',
      },
    },
    {
      files: [
        'backend/src/cli/**',
        'backend/src/server.ts',
        'backend/src/sandbox-carrier/**',
        ...TOOLS,
        'content/**',
        E2E,
        'backend/scripts/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        '{shell,mfe-*,shared/*}/src/**/*.test.{ts,tsx}',
        '{shell,mfe-*,shared/*}/src/testing/**',
        'shared/testing/src/**',
      ],
      rules: testingLibrary.configs['flat/react'].rules,
    },
    {
      // TypeScript checks its names (tooling/tsconfig.json), those that the build puts in among them.
      files: TOOLS,
      rules: { 'no-undef': 'off' },
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' }, env: { commonjs: true } },
    ON_TYPES,
    ON_PROMISES,
    OF_TESTS_OFF,
  ],
  // What comes from our test kit, which hands Testing Library on, is held to the same rules.
  settings: {
    'testing-library/utils-module': '@yawmi/testing',
    'testing-library/custom-renders': ['renderWithHost', 'openScreen'],
  },
}
