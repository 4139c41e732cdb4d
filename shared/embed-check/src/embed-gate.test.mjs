import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { digestsIn, INTEGRITY_FILE } from '@yawmi/releases/integrity'
import { buildSync } from 'esbuild'

/** `/embed.js` of these sources. */
const script = () => {
  const entry = createRequire(__filename).resolve('@yawmi/embed-script')
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, write: false, minify: true, format: 'iife' })
  return Buffer.from(outputFiles[0].contents)
}

const WELL = `export const bootstrap = async () => {}
export const mount = async ({ domElement, onEvent }) => {
  domElement.innerHTML = '<div class="yawmi">اليوم</div>'
  onEvent({ type: 'ready' })
}
export const unmount = async ({ domElement }) => { domElement.innerHTML = '' }\n`
/** A React says its name to the developer tools. */
const REACT = '__REACT_DEVTOOLS_GLOBAL_HOOK__.inject({})\n'
/** Releases as teams might build them, by what is the matter with them. */
const RELEASES = {
  well: { 'alone.mjs': `import './alone-react.mjs'\n${WELL}`, 'alone-react.mjs': REACT },
  throws: { 'alone.mjs': WELL.replace('onEvent(', 'throw new Error("no such day")\n  $&') },
  leaves: {
    'alone.mjs': WELL.replace(
      'onEvent(',
      "document.body.append(document.createElement('aside'))\n  addEventListener('resize', () => domElement)\n  $&",
    ),
  },
  'comes once': {
    'alone.mjs': `let isUp = false\n${WELL.replace('onEvent(', 'if (isUp) throw new Error("it is up")\n  isUp = true\n  $&')}`,
  },
  'is wide': { 'alone.mjs': WELL.replace('<div class', '<div style="inline-size:700px" class') },
  'brings a React': {
    'alone.mjs': `import './alone-react.mjs'\nimport './alone-main.mjs'\n${WELL}`,
    'alone-react.mjs': REACT,
    'alone-main.mjs': REACT,
  },
  'has nothing for it': { 'entry.js': '' },
}

/** The gate in a process of its own, as the release command runs it: what it says of each release. */
const PROGRAM = `
  import fs from 'node:fs'
  import { checkEmbedding } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'embed-gate.mjs')).href)}
  const [folder, ...names] = process.argv.slice(1)
  const script = fs.readFileSync(folder + '/embed.js')
  const said = (name) =>
    checkEmbedding(
      { remote: 'content', version: '1', from: folder + '/' + name },
      { script, passed: folder + '/passed/' + name },
    ).then(
      (isLookedAt) => (isLookedAt ? 'well' : 'not looked at'),
      ({ reason, message }) => reason + ': ' + message,
    )
  const answers = await Promise.all(names.map(async (name) => [name, await said(name)]))
  process.stdout.write(JSON.stringify(Object.fromEntries(answers)))
`

/** @type {string} */
let folder
/** @param {string[]} names @param {NodeJS.ProcessEnv} [env] @returns {Promise<Record<string, string>>} */
async function gate(names, env) {
  const argv = ['--input-type=module', '--eval', PROGRAM, folder, ...names]
  const { stdout } = await promisify(execFile)(process.execPath, argv, { env: { ...process.env, ...env } })
  return JSON.parse(stdout)
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embed-check-'))
  fs.writeFileSync(path.join(folder, 'embed.js'), script())
  for (const [name, files] of Object.entries(RELEASES)) {
    const from = path.join(folder, name)
    fs.mkdirSync(from)
    for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(from, file), text)
    fs.writeFileSync(path.join(from, INTEGRITY_FILE), JSON.stringify(digestsIn(from)))
  }
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

it('takes what comes and goes without a trace, and names what each other release breaks', async () => {
  const answers = await gate(Object.keys(RELEASES))
  const refused = (/** @type {string} */ why) => `embed: content is not released, in a page of an integrator ${why}`
  expect(answers).toEqual({
    well: 'well',
    throws: refused('<yawmi-remote name="content"> did not come up; load: 1: Error: no such day'),
    leaves: refused(
      '<yawmi-remote name="content"> leaves <aside>; <yawmi-remote name="content"> leaves listeners on window or document: 1',
    ),
    'comes once': refused('<yawmi-remote name="content"> does not come up a second time; load: 1: Error: it is up'),
    'is wide': refused('at 320 px the page is 380 px too wide: <div> of a remote'),
    'brings a React': refused(
      'remotes of the page run on 2 Reacts: /remotes/content/1/alone-react.mjs, /remotes/content/1/alone-main.mjs',
    ),
    'has nothing for it': refused('it does not load: it has no alone.mjs'),
  })
  // Without a browser: what was well is well, and of the rest it is said that nobody looked.
  const blind = await gate(['well', 'throws'], { CHROMIUM: path.join(folder, 'no-chromium') })
  expect(blind).toEqual({ well: 'well', throws: 'not looked at' })
}, 120_000)
