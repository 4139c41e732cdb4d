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
