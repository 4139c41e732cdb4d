import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '../test'
import { forgetRuns } from './forget-runs'

test('runs that are over leave what failed in them, for a day, and nothing else', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'runs-'))
  const write = (...names: string[]) => {
    const file = path.join(folder, ...names)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, '')
  }
  try {
    for (const run of ['1', '2', '3', '4']) write(run, 'data', 'database')
    write('1', 'results', 'a-journey', 'trace.zip')
    write('3', 'results', 'a-journey', 'trace.zip')
    fs.utimesSync(path.join(folder, '3/results'), 0, 0)
    fs.mkdirSync(path.join(folder, '4/results'))
    forgetRuns(folder, (pid) => pid === 2)
    const left = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const names = left.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    expect(names.toSorted()).toEqual(['1/results/a-journey/trace.zip', '2/data/database'])
    expect(fs.readdirSync(folder).toSorted()).toEqual(['1', '2'])
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
