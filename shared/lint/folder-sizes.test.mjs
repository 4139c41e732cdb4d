import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const MAX_FILES = 15
const MAX_FEATURES = 12
/** What drizzle writes: one file for each change of the schema. */
const GENERATED = /\/migrations(\/|$)/

const entries = (folder) => fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true })
const foldersIn = (folder) => entries(folder).flatMap((entry) => (entry.isDirectory() ? `${folder}/${entry.name}` : []))
const allBelow = (folder) => [folder, ...foldersIn(folder).flatMap(allBelow)]
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

it('a remote has no more features than one takes in at a glance', () => {
  const features = folders.filter((folder) => folder.endsWith('/features'))
  expect(features.length).toBeGreaterThan(3)
  expect(features.filter((folder) => foldersIn(folder).length > MAX_FEATURES)).toEqual([])
})
