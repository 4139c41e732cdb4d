import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compileStyles } from './compile-styles.mjs'

const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'))
afterAll(() => fs.rmSync(FOLDER, { recursive: true }))

/** @param {string} name @param {string} source */
const write = (name, source) => fs.writeFileSync(path.join(FOLDER, name), source)
/** @param {string} source */
const compile = (source) => compileStyles(source, path.join(FOLDER, 'part.tsx'))
/** @param {string} source */
const compiled = (source) => {
  const result = compile(source)
  if (!result) throw new Error('There is no style')
  return result
}

it('replaces styles by their CSS and leaves the rest, line by line', () => {
  const { code } = compiled(
    "const styles = defineStyles({\n  a: { color: 'red' },\n})\nexport const Part = () => <p>x</p>\n",
  )
  expect(code.split('\n')).toEqual([
    'const styles = {"a":"&{color:red;}"}',
    '',
    '',
    'export const Part = () => <p>x</p>',
    '',
  ])
})

it('lays styles of components in their layer, and writes the global rules', () => {
  expect(compiled("const a = defineBaseStyles({ a: { color: 'red' } })").code).toContain('@layer yawmi.recipes')
  expect(compiled('export const all = defineGlobalRules()').code).toContain('@layer yawmi.reset, yawmi.base')
})

it('knows what a style is made of: declarations of its module and of others of its package', () => {
  write('sizes.ts', 'const UNIT = 4\nexport const GAP = `${UNIT * 2}px`\nexport const unused = document.title\n')
  const { code, files } = compiled(`
    import { GAP } from './sizes'
    import { useState } from 'react'
    const half = (share: number) => \`\${share}%\`
    const row = { gap: GAP, width: half(50) } as const
    const state = useState.name.toUpperCase()
    export const styles = defineStyles({ row, wide: { ...row, width: '100%' } })
  `)
  expect(code).toContain('"row":"&{gap:8px;width:50%;}"')
  expect(code).toContain('"wide":"&{gap:8px;width:100%;}"')
  expect(files).toContain(path.join(FOLDER, 'sizes.ts'))
})

it('does nothing where no style is defined', () => {
  expect(compile('export const a = 1')).toBeUndefined()
  expect(compile('// defineStyles() is explained here')).toBeUndefined()
})

it.each([
  ['const a = () => defineStyles({ a: {} })', 'constants at the top level'],
  ["import { size } from 'somewhere'\nconst a = defineStyles({ a: { width: size } })", 'size of somewhere'],
  ['const a = defineStyles({ a: { width: window.innerWidth } })', 'window is not defined'],
])('says where a style cannot be compiled, and why: %s', (source, reason) => {
  const line = source.split('\n').length
  expect(() => compile(source)).toThrow(`part.tsx:${line}:`)
  expect(() => compile(source)).toThrow(reason)
})
