import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledPackages } from './bundled-packages.mjs'

const require = createRequire(import.meta.url)
const here = path.dirname(fileURLToPath(import.meta.url))

/** Packages that ship ES modules only and must be compiled for jest's CommonJS. */
const COMPILE_IN_NODE_MODULES = ['lucide-react', 'thumbhash', 'virtua']

/** Compiles styles as the build does, then TypeScript. By its path: that package's own tests use this one. */
const STYLES_AND_TYPESCRIPT = path.join(here, '../../style-compiler/src/jest-transform.mjs')

/** Folder of the icons, one file each. */
const ICONS = path.resolve(
  createRequire(new URL('../../../shared/ui/package.json', import.meta.url)).resolve('lucide-react'),
  '../../esm/icons',
)

/** The seed of all random examples, from EXAMPLES: a number, or `random` for others each time. */
function examplesSeed() {
  const { EXAMPLES = '1' } = process.env
  if (EXAMPLES === 'random') return null
  if (!/^-?\d+$/.test(EXAMPLES)) throw new Error(`EXAMPLES is a seed or "random", not "${EXAMPLES}"`)
  return Number(EXAMPLES)
}

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
}

/**
 * The one jest preset. A package's own `jest.config.mjs` is `export default preset(import.meta.url, 'web')`.
 * @param {string} configUrl `import.meta.url` of the package's config: its folder becomes the root.
 * @param {'web' | 'node'} kind `web` runs in jsdom with Testing Library's matchers, `node` in plain Node.
 * @param {import('jest').Config} [extra] what only that package needs.
 * @returns {import('jest').Config}
 */
export function preset(configUrl, kind, extra = {}) {
  const rootDir = path.dirname(fileURLToPath(configUrl))
  const { moduleNameMapper, setupFiles, globals, ...rest } = extra
  return {
    rootDir,
    displayName: path.relative(path.resolve(here, '../../..'), rootDir),
    testEnvironment: path.join(here, kind === 'web' ? 'jsdom-environment.cjs' : 'node-environment.cjs'),
    ...(kind === 'node' && { runtime: path.join(here, 'runtime.cjs') }),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    // Machines that run several things at once are slow; a test that hangs still ends.
    testTimeout: 60_000,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    transform: {
      '\\.tsx?$': [STYLES_AND_TYPESCRIPT, swc],
      '\\.(m?js|jsx)$': [require.resolve('@swc/jest'), swc],
    },
    transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${COMPILE_IN_NODE_MODULES.join('|')})[@/+])`],
    moduleNameMapper: {
      '\\.(woff2|svg|png|webp|css)$': path.join(here, 'file-stub.cjs'),
      '^fast-check$': path.join(here, 'fast-check.cjs'),
      ...(kind === 'web' ? { ...bundledPackages(), '^lucide-react$': path.join(here, 'icons.cjs') } : {}),
      ...moduleNameMapper,
    },
    globals: {
      FAST_CHECK: require.resolve('fast-check'),
      EXAMPLES_SEED: examplesSeed(),
      EXAMPLES_LIMIT_MS: null,
      ICONS,
      ...globals,
    },
    setupFiles: [...(kind === 'web' ? [path.join(here, 'web-globals.cjs')] : []), ...(setupFiles ?? [])],
    setupFilesAfterEnv: kind === 'web' ? [path.join(here, 'matchers.cjs')] : [],
    ...rest,
  }
}
