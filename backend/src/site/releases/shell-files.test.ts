import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ShellFiles } from './shell-files'

let folder: string
let shell: ShellFiles
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shell-'))
  shell = new ShellFiles(folder)
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  fs.rmSync(folder, { recursive: true })
})

const file = () => path.join(folder, 'shell.json')
let changes = 0
function write(text: string): void {
  fs.writeFileSync(file(), text)
  // Two writes within one tick of the file system's clock would look like one.
  changes += 1
  fs.utimesSync(file(), new Date(), new Date(Date.UTC(2026, 0, 1) + changes * 1_000))
  jest.advanceTimersByTime(1_100)
}
const list = (name: string) => JSON.stringify({ scripts: [`/assets/${name}.js`], fonts: [], server: `${name}.cjs` })

describe('the shell on disk', () => {
  it('is unavailable before its first build, and there after it without a restart', () => {
    expect(() => shell.assets).toThrow(expect.objectContaining({ id: 'unavailable' }))
    write(list('one'))
    expect(shell.assets.scripts).toEqual(['/assets/one.js'])
    const before = shell.revision
    write(list('two'))
    expect(shell.assets).toMatchObject({ scripts: ['/assets/two.js'], server: 'two.cjs' })
    expect(shell.revision).not.toBe(before)
  })

  it('stays the one before while its list is damaged or gone', () => {
    write(list('one'))
    expect(shell.assets.scripts).toEqual(['/assets/one.js'])
    const { revision } = shell
    write('{"scripts": [')
    expect(shell.assets.scripts).toEqual(['/assets/one.js'])
    fs.rmSync(file())
    jest.advanceTimersByTime(1_100)
    expect(shell.assets.scripts).toEqual(['/assets/one.js'])
    expect(shell.revision).toBe(revision)
  })
})
