import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { localSigner } from './release-keys.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'

/** @param {string} name */
const moduleAt = (name) => JSON.stringify(pathToFileURL(path.join(__dirname, name)).href)

/** Releases one version after the other until it is killed, and says of each when it is done. */
const RELEASER = `
import fs from 'node:fs'
import path from 'node:path'
import { writeIntegrity } from ${moduleAt('integrity.mjs')}
import { releaseStore } from ${moduleAt('release-store.mjs')}
import { localSigner } from ${moduleAt('release-keys.mjs')}
const [, folder, from] = process.argv
const store = releaseStore(path.join(folder, 'dist'), { signer: () => localSigner(path.join(folder, '.data/keys')) })
const declaration = { name: 'content', routes: [], slots: [], requires: {} }
for (let count = Number(from); ; count++) {
  const build = fs.mkdtempSync(path.join(folder, 'dist/.content-'))
  for (const file of ['home.js', 'entry.js', ${JSON.stringify(MANIFEST)}]) fs.writeFileSync(path.join(build, file), file + count)
  writeIntegrity(build, /^$/)
  await store.publish('content', { version: String(count), declaration, from: build })
  fs.writeSync(1, 'done ' + count + '\\n')
}
`
const KILLS = 30
/** Milliseconds within which a process is killed after its first release: some ten releases, so that each step is hit. */
const WITHIN_MS = 60

/** @type {string} */
let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'killed-'))
  fs.mkdirSync(path.join(folder, 'dist'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** @param {number} from @returns {Promise<number>} the last version that it said was done */
async function releaseUntilKilled(from) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RELEASER, folder, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  await new Promise((resolve) => child.stdout.on('data', (text) => resolve((output += text))))
  setTimeout(() => child.kill('SIGKILL'), Math.random() * WITHIN_MS)
  await new Promise((resolve) => child.once('close', resolve))
  return Number(output.trim().split('\n').at(-1)?.replace('done ', ''))
}

it(`${KILLS} kills amid publishing leave a whole list, of what was told done and of whole files, and nothing that stays`, async () => {
  const store = releaseStore(path.join(folder, 'dist'), { signer: () => localSigner(path.join(folder, '.data/keys')) })
  let next = 1
  for (let kill = 0; kill < KILLS; kill++) {
    const done = await releaseUntilKilled(next)
    const list = JSON.parse(fs.readFileSync(path.join(folder, 'dist/releases.json'), 'utf8'))
    const current = Number(list.remotes.content[0].version)
    // It may have been killed between the act and its word.
    expect([done, done + 1]).toContain(current)
    for (const { version } of list.remotes.content)
      for (const file of ['home.js', 'entry.js', MANIFEST])
        expect(fs.readFileSync(path.join(store.folderOf('content', version), file), 'utf8')).toBe(file + version)
    expect(store.faults()).toEqual([])
    next = current + 2
  }
  // As what is killed between the writing of a file and its name leaves it, which hits few of so many.
  for (const name of ['releases.json', '.releases/copy.json', '.releases/next.json'])
    fs.writeFileSync(path.join(folder, 'dist', `${name}.4711`), '{}')
  await store.rollBack('content')
  expect(store.faults()).toEqual([])
  // What lies in the folder of a version goes with it.
  const files = ['', '.releases'].flatMap((place) => fs.readdirSync(path.join(folder, 'dist', place)))
  expect(files.filter((name) => /\.json\.\d+$/.test(name))).toEqual([])
}, 120_000)
