import js from '@eslint/js'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import globals from 'globals'
import ts from 'typescript-eslint'
import vocabulary from './vocabulary.mjs'

/** JavaScript that runs here alone, with the types of its JSDoc (tooling/tsconfig.json). */
const TOOLS =
  '{tooling,shared/{brand-tool,conformance,jest,lint,operations,releases,robustness,site-proxy,style-compiler,webpack}}/**'

const ARABIC = '[\\u0600-\\u06FF]'
const ARABIC_MESSAGE = 'Arabic copy lives in copy/ar.ts.'

/** What remotes must take from a façade, so that a page has one copy of it. */
const FACADES = [
  { group: ['@ark-ui/*', '@chakra-ui/*', '@emotion/*', 'lucide-react'], message: 'Take components from @yawmi/ui.' },
  {
    group: ['react-router-dom', 'react-router', '@tanstack/*', 'single-spa*'],
    message: 'Take the router and queries from @yawmi/remote-kit.',
  },
  {
    group: ['@yawmi/{host,router,dialogs}', '@yawmi/{host,router,dialogs}/*'],
    message: 'Take them from @yawmi/remote-kit: its contexts exist once a page, by federation.',
  },
  { group: ['rxjs', 'rxjs/*'], message: 'Take the bus from @yawmi/events.' },
  { group: ['axios'], message: 'Call the API through @yawmi/api-client.' },
]
const SCHEMAS = {
  group: ['@yawmi/contract/schemas', '@yawmi/brand/schema', 'zod'],
  message: 'Validators stay on the server.',
}

const noExportAll = { selector: 'ExportAllDeclaration', message: 'Name what you export, one by one.' }
const noPhysicalSides = {
  selector: 'Property[key.name=/^(margin|padding|border|inset)(Left|Right)(Color|Width|Style)?$|^(ml|mr|pl|pr)$/]',
  message: 'Use logical properties: the product reads right to left.',
}
const noArabic = ['Literal[value=/%/]', 'JSXText[value=/%/]', 'TemplateElement[value.raw=/%/]'].map((selector) => ({
  selector: selector.replace('%', ARABIC),
  message: ARABIC_MESSAGE,
}))

/** @returns {import('eslint').Linter.RulesRecord} */
const restrict = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules] })

/**
 * @param {{ group: string[], message: string }[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const noImportsOf = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

/** What ESLint looks at, file by file; the root's `eslint.config.mjs` hands it on. Rules that look at types are in `.oxlintrc.json`. */
export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.cache/',
      '.data/',
      '**/coverage/',
      'backend/src/infrastructure/db/migrations/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      ...restrict(noExportAll),
    },
  },
  {
    files: [
      'shell/src/**',
      'mfe-*/src/**',
      'shared/{lib,ui,remote-kit,host,router,dialogs,session,events,api-client,protection}/src/**',
    ],
    extends: [hooks.configs.flat['recommended-latest']],
    plugins: { 'jsx-a11y': a11y },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...a11y.flatConfigs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      ...noImportsOf(SCHEMAS),
      ...restrict(noExportAll, noPhysicalSides, ...noArabic),
    },
  },
  {
    files: ['mfe-*/src/**'],
    rules: noImportsOf(SCHEMAS, ...FACADES),
  },
  {
    files: [TOOLS, 'e2e/**', 'bench/**', 'backend/{src,test}/**', '{shell,mfe-*,shared/*}/src/**'],
    plugins: { yawmi: vocabulary },
    rules: { 'yawmi/field-words': 'error' },
  },
  {
    files: ['shared/lint/**', 'e2e/**', 'bench/**', 'backend/{src,test}/**', '{shell,mfe-*,shared/*}/src/**'],
    ignores: ['shared/lint/vocabulary*'],
    rules: { 'yawmi/field-prose': 'error' },
  },
  {
    files: ['mfe-designer/src/document/**'],
    rules: {
      ...noImportsOf({
        group: ['react', 'react-dom', '@yawmi/ui', '@yawmi/remote-kit'],
        message: 'The document model knows neither React nor the DOM.',
      }),
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'indexedDB'],
    },
  },
  {
    // A carrier may have pages of its own on the site.
    files: ['backend/src/{lib,infrastructure,domain,content-import,jobs}/**'],
    ignores: ['**/*.test.ts', 'backend/src/infrastructure/carrier/**'],
    rules: noImportsOf({
      group: ['fastify', 'fastify-plugin', '@fastify/*'],
      message: 'Fastify is for http, site and start.',
    }),
  },
  {
    files: ['**/copy/**', '**/*.test.{ts,tsx,mjs}', '**/testing/**', 'backend/test/**'],
    languageOptions: { globals: globals.jest },
    // `useNetwork()` is no hook: it prepares a test file.
    rules: { 'react-hooks/rules-of-hooks': 'off', ...restrict(noExportAll) },
  },
  {
    files: [
      'backend/src/cli/**',
      'backend/src/server.ts',
      'backend/src/sandbox-carrier/**',
      TOOLS,
      'content/**',
      'e2e/**',
      'bench/**',
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
    ...testingLibrary.configs['flat/react'],
    // @yawmi/testing hands Testing Library on: what comes from there is held to the same rules.
    settings: {
      'testing-library/utils-module': '@yawmi/testing',
      'testing-library/custom-renders': ['renderWithHost', 'openScreen'],
    },
  },
  {
    // TypeScript checks its names (tooling/tsconfig.json), those that the build puts in among them.
    files: [TOOLS],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
    languageOptions: { globals: globals.commonjs },
  },
)
