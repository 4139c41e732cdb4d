import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'

/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8')

test('the page for operators has every type of content that an import takes', () => {
  const page = read('docs/operating.md')
  const [types = ''] = /^\| `type` \|.*$/m.exec(page) ?? []
  const [, declared = ''] =
    /CONTENT_TYPES = \[([^\]]+)\]/.exec(read('backend/src/infrastructure/db/schema/content.ts')) ?? []
  const known = [...declared.matchAll(/'(\w+)'/g)].map(([, type]) => type)
  expect(known.length).toBeGreaterThan(5)
  expect(
    [...types.matchAll(/`(\w+)`/g)]
      .map(([, type]) => type)
      .slice(1)
      .sort(),
  ).toEqual(known.sort())
})

/** Sources of the servers, without their tests. @returns {string} */
const serverSources = () =>
  fs
    .readdirSync(path.join(ROOT, 'backend/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(path.join('backend/src', name)))
    .join('\n')

test('the page for operators says of each ALARM of the servers what to do, and has none that no server logs', () => {
  const section = read('docs/operating.md').split('\n## Lines that begin with ALARM\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| (`.+?`(?:, `.+?`)*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line),
  )
  const logged = [...serverSources().matchAll(/ALARM: ([^`'\n]+)/g)].map(([, line = '']) =>
    line.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…'),
  )
  expect(logged.length).toBeGreaterThan(10)
  /** @param {string} row @param {string} line */
  const isOf = (row, line) => row.split('…').every((part) => line.includes(part))
  expect(logged.filter((line) => !rows.some((row) => isOf(row, line)))).toEqual([])
  expect(rows.filter((row) => !logged.some((line) => isOf(row, line)))).toEqual([])
})
