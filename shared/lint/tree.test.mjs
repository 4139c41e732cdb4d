import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const MAX_FILES = 15
const MAX_FEATURES = 12
/** Of the commands behind `npm start` and `npm test`, without their tests. */
const MAX_TOOL_LINES = 1_800
/** Files of one package, each of which imports the next at run time (docs/adr/0042). */
const MAX_IMPORT_DEPTH = 7
/** What drizzle writes: one file for each change of the schema. */
const GENERATED = /\/migrations(\/|$)/

/** @param {string} folder */
const entries = (folder) => fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true })
/** @param {string} folder */
const foldersIn = (folder) => entries(folder).flatMap((entry) => (entry.isDirectory() ? `${folder}/${entry.name}` : []))
/** @param {string} folder @returns {string[]} */
const allBelow = (folder) => [folder, ...foldersIn(folder).flatMap(allBelow)]
/** @param {string} folder */
const sourcesIn = (folder) => entries(folder).filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))

const packages = [
  ...fs.readdirSync(ROOT).filter((name) => /^(shell|backend|mfe-\w+)$/.test(name)),
  ...foldersIn('shared'),
]
const folders = packages
  .map((name) => `${name}/src`)
  .filter((folder) => fs.existsSync(path.join(ROOT, folder)))
  .flatMap(allBelow)

it('no folder is so full that a newcomer has to read it to find a file', () => {
  expect(folders.length).toBeGreaterThan(100)
  expect(folders.filter((folder) => !GENERATED.test(folder) && sourcesIn(folder).length > MAX_FILES)).toEqual([])
})

it('the tools are few enough to be read whole', () => {
  const tools = fs.globSync('tooling/**/*.{mjs,ts}', { cwd: ROOT, exclude: (name) => name.includes('node_modules') })
  const lines = tools
    .filter((file) => !file.endsWith('.test.mjs'))
    .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1)
  expect(tools.length).toBeGreaterThan(30)
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MAX_TOOL_LINES)
})

it('a remote has no more features than one takes in at a glance', () => {
  const features = folders.filter((folder) => folder.endsWith('/features'))
  expect(features.length).toBeGreaterThan(3)
  expect(features.filter((folder) => foldersIn(folder).length > MAX_FEATURES)).toEqual([])
})

/** What a file imports of its own package at run time: neither types nor what `import()` loads later. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:(?<names>[\w$*{},\s]+?)\sfrom\s)?'(?<target>\.[^']*)'/gm
const ONLY_TYPES = /^\{(\s*type [\w\s]+,?)+\}$/

/** @param {string} file */
function importsOf(file) {
  const found = [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(({ groups = {} }) => groups)
  return found.flatMap(({ names = '', target = '' }) => {
    const paths = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path.join(path.dirname(file), target) + end)
    return ONLY_TYPES.test(names) ? [] : paths.filter((each) => sources.has(each))
  })
}

const sources = new Set(folders.flatMap((folder) => sourcesIn(folder).map(({ name }) => `${folder}/${name}`)))
/** @param {string[][]} chains */
const longest = (chains) => chains.reduce((one, other) => (other.length > one.length ? other : one), [])
/** By file, the longest chain that begins there. @type {Map<string, string[]>} */
const chains = new Map()

/** @param {string} file @returns {string[]} */
function chainFrom(file) {
  if (!chains.has(file)) {
    chains.set(file, [file])
    chains.set(file, [file, ...longest(importsOf(file).map(chainFrom))])
  }
  return /** @type {string[]} */ (chains.get(file))
}

it('no chain of imports within a package is longer than a reader follows', () => {
  const chain = longest([...sources].map(chainFrom))
  expect(chain.length).toBeGreaterThan(3)
  expect(chain.length > MAX_IMPORT_DEPTH ? chain : []).toEqual([])
})
