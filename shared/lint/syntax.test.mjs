import { Linter } from 'eslint'
import syntax from './syntax.mjs'

/** @param {string} code @param {string} rule */
const lint = (code, rule) =>
  new Linter()
    .verify(code, [
      {
        plugins: { yawmi: syntax },
        rules: { [`yawmi/${rule}`]: 'error' },
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      },
    ])
    .map(({ line }) => line)

it.each([
  ['no-export-all', "export * from './other.js'"],
  ['no-physical-sides', 'const styles = { marginLeft: 4 }'],
  ['no-physical-sides', 'const styles = { pr: 4 }'],
  ['no-physical-sides', 'const styles = { borderRightColor: 4 }'],
  ['no-async-wait', 'page.waitForFunction(async () => (await caches.keys()).length === 0)'],
  ['no-young-syntax', 'class Element { static { this.options = 1 } }'],
  ['no-young-syntax', 'const price = /(?<=\\$)\\d+/'],
  ['no-young-syntax', 'const letters = /[a-z--[aeiou]]/v'],
  ['no-rem', "const styles = { maxWidth: 'min(24rem, 100%)' }"],
  ['no-rem', 'const columns = `minmax(${least}rem, 8.5rem)`'],
  ['no-arabic', "const text = 'مرحبا'"],
  ['no-arabic', 'const text = `${name} مرحبا`'],
  ['no-arabic', 'const text = <p>مرحبا</p>'],
])('%s refuses %s', (rule, code) => {
  expect(lint(code, rule)).toEqual([1])
})

it.each([
  ['no-export-all', "export { one } from './other.js'"],
  ['no-physical-sides', 'const styles = { marginInlineStart: 4, borderBottom: 1 }'],
  ['no-async-wait', 'page.waitForFunction(() => document.title)'],
  ['no-async-wait', 'page.evaluate(async () => (await caches.keys()).length)'],
  ['no-young-syntax', 'class Element { static options = 1; #read() {} }; const year = /(?<year>\\d+)/u'],
  ['no-rem', "const styles = { maxWidth: '24em', fontSize: 'calc(var(--yw-rem, 1rem) * 2.25)', content: 'theorem' }"],
  ['no-arabic', 'const letters = /[أ-ي]/; // مرحبا'],
])('%s lets stand %s', (rule, code) => {
  expect(lint(code, rule)).toEqual([])
})
