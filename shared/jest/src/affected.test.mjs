import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changedFiles, noteWherePassed, runReached, sourcesOf } from './affected.mjs'

/** @typedef {import('./affected.mjs').Sources} Sources */

/** @type {string} */
let dir
/** The package as it lies there. */
const now = (others = 'same') => {
  const names = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => fs.statSync(path.join(dir, name)).isFile())
  return {
    others,
    files: Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')])),
  }
}
/** @param {string} name @param {string} text */
const write = (name, text) => fs.writeFileSync(path.join(dir, name), text)

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'affected-'))
  fs.mkdirSync(path.join(dir, 'src'))
  write('package.json', '{}')
  write('src/joke.tsx', 'one')
  write('src/joke.test.tsx', 'one')
  write('src/day.ts', 'one')
})
afterEach(() => fs.rmSync(dir, { recursive: true }))

it('has the tests of what changed run, and of new tests, and none where nothing did', () => {
  const passed = now()
  expect(changedFiles(passed, now(), dir)).toEqual([])
  write('src/joke.tsx', 'two')
  write('src/day.test.ts', 'new')
  expect(changedFiles(passed, now(), dir)?.sort()).toEqual(['src/day.test.ts', 'src/joke.tsx'])
  fs.rmSync(path.join(dir, 'src/joke.test.tsx'))
  expect(changedFiles(passed, now(), dir)).not.toContain('src/joke.test.tsx')
})

it.each([
  ['never passed', () => undefined],
  ['stands on other packages', () => now('other')],
  ['has other settings', (/** @type {Sources} */ passed) => write('package.json', '{ "jest": {} }') ?? passed],
  ['has a new module', (/** @type {Sources} */ passed) => write('src/day.tsx', 'new') ?? passed],
  ['has a module less', (/** @type {Sources} */ passed) => fs.rmSync(path.join(dir, 'src/day.ts')) ?? passed],
  [
    'reads files itself',
    (/** @type {Sources} */ passed) => write('src/joke.test.tsx', "import fs from 'node:fs'") ?? passed,
  ],
])('has all tests run of what %s', (_what, change) => {
  expect(changedFiles(change(now()), now(), dir)).toBeUndefined()
})

it('takes for the same what turbo does', () => {
  const task = { directory: 'mfe-content', package: '@yawmi/mfe-content' }
  const dry = (changed = {}, own = {}) => ({
    globalCacheInputs: { rootKey: 'key' },
    tasks: [
      {
        ...task,
        task: 'test',
        taskId: '@yawmi/mfe-content#test',
        inputs: { 'src/a.ts': '1' },
        cache: { status: 'MISS' },
        ...own,
      },
      {
        ...task,
        task: 'sources',
        taskId: '@yawmi/mfe-content#sources',
        hash: 'own',
        dependencies: ['@yawmi/ui#sources'],
      },
      { directory: 'shared/ui', task: 'sources', taskId: '@yawmi/ui#sources', hash: 'ui', ...changed },
    ],
  })
  const { others } = sourcesOf(dry(), 'mfe-content')
  // Its own files are compared one by one.
  expect(sourcesOf(dry({}, { inputs: { 'src/a.ts': '2' } }), 'mfe-content')).toEqual({
    others,
    files: { 'src/a.ts': '2' },
    isPassed: false,
  })
  expect(sourcesOf(dry({ hash: 'another' }), 'mfe-content').others).not.toBe(others)
  expect(sourcesOf(dry({}, { cliArguments: ['--ci'] }), 'mfe-content').others).not.toBe(others)
  expect(sourcesOf(dry({}, { cache: { status: 'HIT' } }), 'mfe-content').isPassed).toBe(true)
})

it('runs all tests once, then those that a change reaches, and notes nothing of what failed', async () => {
  /** @type {string[]} */
  const ran = []
  let code = 0
  let status = 'MISS'
  const tested = {
    ...{ folder: 'mfe-content', dir, noteFile: path.join(dir, '../', `${path.basename(dir)}.json`) },
    dryRun: async () => {
      const task = { directory: 'mfe-content', package: 'content' }
      const { files } = now()
      return {
        globalCacheInputs: {},
        tasks: [{ ...task, task: 'test', taskId: 'content#test', inputs: files, cache: { status } }],
      }
    },
  }
  /** @param {string} what */
  const ended = (what) => {
    ran.push(what)
    return Promise.resolve({ code, output: '' })
  }
  const run = async () => {
    ran.length = 0
    await runReached(tested, { all: () => ended('all'), related: (options) => ended(options.slice(2).join()) })
    return ran
  }
  try {
    expect(await run()).toEqual(['all'])
    expect(await run()).toEqual([])
    write('src/joke.tsx', 'two')
    code = 1
    expect(await run()).toEqual(['src/joke.tsx'])
    code = 0
    expect(await run()).toEqual(['src/joke.tsx'])
    expect(await run()).toEqual([])
    // What npm test ran is known too.
    write('src/day.ts', 'two')
    status = 'HIT'
    await noteWherePassed(tested)
    status = 'MISS'
    expect(await run()).toEqual([])
  } finally {
    fs.rmSync(tested.noteFile)
  }
})
