import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { devServer } from './dev-server.mjs'

/** @type {string} */
let folder
/** @type {ReturnType<typeof devServer>} */
let server
const program = () => path.join(folder, 'server.mjs')
const startsFile = () => path.join(folder, 'starts')
/** A build takes its files to their place by renaming them. @param {string} name */
function build(name) {
  const note = `fs.appendFileSync(${JSON.stringify(startsFile())}, ${JSON.stringify(`${name} `)} + process.pid + '\\n')`
  fs.writeFileSync(path.join(folder, 'built.mjs'), `import fs from 'node:fs'\n${note}\nsetInterval(() => {}, 1_000)\n`)
  fs.renameSync(path.join(folder, 'built.mjs'), program())
}
/** Which builds have started so far, and the process of each. */
const starts = () =>
  fs.existsSync(startsFile())
    ? fs
        .readFileSync(startsFile(), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
    : []
/** @param {number} count */
async function started(count) {
  while (starts().length < count) await new Promise((resolve) => setTimeout(resolve, 20))
  return starts().map(([name]) => name)
}
/** @param {string | undefined} pid */
const isAlive = (pid) => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'))
  server = devServer(program(), [], { stdio: 'inherit' })
})
afterEach(async () => {
  await server.stop()
  fs.rmSync(folder, { recursive: true })
})

it('starts again where the server was built anew, whichever package has changed, and only then', async () => {
  const onRestart = jest.fn()
  build('first')
  await server.startBuilt(onRestart)
  expect(await started(1)).toEqual(['first'])
  await server.startBuilt(onRestart)
  build('second')
  await server.startBuilt(onRestart)
  expect(await started(2)).toEqual(['first', 'second'])
  expect(onRestart).toHaveBeenCalledTimes(1)
  expect(starts().map(([, pid]) => isAlive(pid))).toEqual([false, true])
})

it('waits for a build where there is none yet', async () => {
  await server.startBuilt()
  build('first')
  await server.startBuilt()
  expect(await started(1)).toEqual(['first'])
})

it('starts none that would go on for itself, where it is stopped while it starts again', async () => {
  build('first')
  await server.startBuilt()
  await started(1)
  build('second')
  await Promise.all([server.startBuilt(), server.stop()])
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(starts().map(([name, pid]) => `${name} ${isAlive(pid)}`)).toEqual(['first false'])
})
