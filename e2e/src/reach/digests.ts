import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { BRANDS, ROOT } from '../product/product'
import { currentDeclarations, releaseList } from './release-list'

/** Digests by name: of each remote and of each folder of sources, by their own names, and of these two. */
export type Digests = Record<string, string>
/** What every test stands on: all but remotes and tests. */
export const COMMON = '(common)'
/** All remotes and all sources, for tests of which it cannot be said what they use. */
export const EVERYTHING = '(everything)'
/** Sources of one folder of the checkout: tooling and tests, which no page loads. */
type Sources = 'shell' | 'shared' | 'tooling' | `mfe-${string}`
/** What a test says that it reads: what is released of a remote, or sources. */
export type Read = Sources | 'landing' | 'auth' | 'content' | 'designer' | 'account'

const BUILT = ['dist/shell', 'dist/embed', 'backend/dist']
/** Demo content, pages of integrators, and programs that the tests run. */
const READ = ['pnpm-lock.yaml', 'content', 'docs/integrators', 'tooling/src/lib', 'shared/webpack/src', 'e2e']
/** What changes how tests run. */
const SETTINGS = ['E2E_SLOWER', 'E2E_LATENCY', 'E2E_PHONES', 'CHROMIUM', 'HOSTS', 'BENCH', 'YAWMI_ROOT']

/** What is installed, and what programs write down while tests run: turbo does of each package. */
const SKIPPED = new Set(['node_modules', '.cache', '.turbo', 'coverage', 'results'])
/** Compressed forms and source maps of files that are digested; and tests, each of which counts for itself. */
const DERIVED = /\.(br|gz|map)$|\.(test|bench)\.ts$/

/**
 * Digests of everything as it stands now, from names and contents of files.
 * @param folder of the package whose tests they are, from the root.
 */
export function digestsNow(folder: string): Digests {
  const list = releaseList()
  const remotes = Object.fromEntries(Object.entries(list.remotes).map(([name, releases]) => [name, digest(releases)]))
  const art = fs.readFileSync(path.join(ROOT, 'content/art/dist/digest.txt'), 'utf8')
  const settings = SETTINGS.map((name) => process.env[name] ?? '')
  const platform = [process.version, process.platform, process.arch]
  const common = [
    ...platform,
    ...settings,
    art,
    currentDeclarations(list),
    filesIn([...BUILT, ...READ, path.relative(ROOT, BRANDS), folder]),
  ]
  const folders = fs.readdirSync(ROOT).filter((name) => /^(mfe-.*|shell|shared|tooling)$/.test(name))
  const sources = Object.fromEntries(folders.map((name) => [name, digest(filesIn([name]))]))
  return { ...remotes, ...sources, [COMMON]: digest(common), [EVERYTHING]: digest([remotes, sources]) }
}

/** Digest of one file, by its path from the root. */
export const digestOfFile = (file: string): string =>
  digest([file, fs.readFileSync(path.join(ROOT, file)).toString('base64')])

const digest = (value: unknown) => crypto.createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** One digest of all files in these places. @param root of the checkout */
export function filesIn(places: string[], root = ROOT): string {
  const hash = crypto.createHash('sha256')
  for (const file of new Set(places.flatMap((place) => [...files(path.join(root, place))])))
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function* files(place: string): Generator<string> {
  const found = fs.statSync(place, { throwIfNoEntry: false })
  if (found?.isFile()) yield place
  if (!found?.isDirectory()) return
  // What is built is named above, place by place.
  const isBuilt = BUILT.some((built) => place === path.join(ROOT, built))
  for (const name of fs.readdirSync(place).sort())
    if (!SKIPPED.has(name) && !DERIVED.test(name) && (isBuilt || name !== 'dist')) yield* files(path.join(place, name))
}
