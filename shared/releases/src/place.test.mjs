import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildBeside, placeFiles } from './place.mjs'

/** @type {string} */
let root
/** @type {string} */
let place
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'place-'))
  place = path.join(root, 'shell')
})
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(root, { recursive: true })
})

/** @param {string} folder @param {Record<string, string>} files */
const write = (folder, files) =>
  Object.entries(files).forEach(([name, text]) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  })
/** @param {string} name */
const read = (name) => fs.readFileSync(path.join(place, name), 'utf8')
const served = () =>
  fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.'))
/** @param {Record<string, string>} files @param {Parameters<typeof placeFiles>[2]} [options] */
const build = (files, options = { last: 'list.json' }) =>
  buildBeside(
    'shell',
    async (folder) => {
      write(folder, files)
      placeFiles(folder, place, options)
    },
    root,
  )
/** A build whose list names its one script. @param {string} name */
const version = (name) => ({ 'list.json': `${name}.js`, [`${name}.js`]: name, [`${name}.js.br`]: `small ${name}` })

/**
 * Calls `look` as a reader may come: after each step that a build takes among the files that are served.
 * @param {() => void} look
 */
function atEachStep(look) {
  const rename = fs.renameSync
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    rename(from, to)
    look()
  })
}

describe('a build beside what is served', () => {
  it('shows a reader the list of before or its own, and all that this names', async () => {
    await build(version('one'))
    /** @type {string[]} */
    const seen = []
    atEachStep(() => {
      const script = read('list.json')
      seen.push(script)
      expect(`${read(script)}.js`).toBe(script)
    })
    await build(version('two'))
    expect([...new Set(seen)]).toEqual(['one.js', 'two.js'])
  })

  it('replaces a compressed copy before what it is a copy of, and takes away one that is no more', async () => {
    const embed = { last: 'embed.js', kept: 1 }
    await build({ 'embed.js': 'one', 'embed.js.br': 'small one', 'frame.js': 'one', 'frame.js.br': 'small one' }, embed)
    // Who keeps a text under the mark of the file must find the copy of that text.
    const copies = new Set()
    atEachStep(() => read('embed.js') === 'two' && copies.add(read('embed.js.br')))
    await build({ 'embed.js': 'two', 'embed.js.br': 'small two', 'frame.js': 'two' }, embed)
    expect([...copies]).toEqual(['small two'])
    expect(served().sort()).toEqual(['embed.js', 'embed.js.br', 'frame.js'])
  })

  it('keeps the files of the two builds before for pages that are open', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await build(version(name))
    expect(served().filter((name) => name.endsWith('.js'))).toEqual(
      expect.arrayContaining(['two.js', 'three.js', 'four.js']),
    )
    expect(served()).not.toContain('one.js')
  })

  it('takes the same build twice for one', async () => {
    for (const name of ['one', 'two', 'two', 'two']) await build(version(name))
    expect(read('one.js')).toBe('one')
  })

  it('keeps what lay there before builds were listed', async () => {
    write(place, { 'old.js': 'old', 'chunks/older.js': 'older' })
    await build(version('one'))
    expect(served()).toEqual(expect.arrayContaining(['old.js', path.join('chunks', 'older.js'), 'one.js']))
  })

  it('leaves all as it was when it fails, or is not whole', async () => {
    await build(version('one'))
    const before = served()
    const failing = buildBeside(
      'shell',
      async (folder) => {
        write(folder, version('two'))
        throw new Error('no such module')
      },
      root,
    )
    await expect(failing).rejects.toThrow('no such module')
    await expect(build({ 'two.js': 'two' })).rejects.toThrow('it has no list.json')
    expect(served()).toEqual(before)
    expect(read('list.json')).toBe('one.js')
    expect(fs.readdirSync(root)).toEqual(['shell'])
  })

  it('clears up the list of builds that a killed one was writing', async () => {
    await build(version('one'))
    // No process has a number as high as that.
    write(place, { [`.builds.json.${2 ** 22 + 1}`]: '[' })
    await build(version('two'))
    expect(fs.readdirSync(place).filter((name) => name.startsWith('.'))).toEqual(['.builds.json'])
  })

  it('leaves all as it was when it is killed, and the next one clears up', async () => {
    await build(version('one'))
    const module = pathToFileURL(path.join(__dirname, 'place.mjs')).href
    const killed = spawnSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import fs from 'node:fs'
       import { buildBeside } from '${module}'
       await buildBeside('shell', async (folder) => {
         fs.writeFileSync(folder + '/list.json', 'two')
         process.kill(process.pid, 'SIGKILL')
       }, ${JSON.stringify(root)})`,
    ])
    expect(killed.signal).toBe('SIGKILL')
    expect(read('list.json')).toBe('one.js')
    expect(fs.readdirSync(root)).toEqual([`.shell-${killed.pid}`, 'shell'])
    await build(version('two'))
    expect(fs.readdirSync(root)).toEqual(['shell'])
  })
})
