import fs from 'node:fs'
import path from 'node:path'

const CONTENT = path.resolve(__dirname, '../../mfe-content/src')
/** It is filled from the device: no call of it can fail. */
const LOCAL = ['favorites']

it('each screen of mfe-content is tried with every failure of the API', () => {
  const index = fs.readFileSync(path.join(CONTENT, 'index.ts'), 'utf8')
  const screens = [...index.matchAll(/^ {4}(\w+): \(\) => import/gm)].map(([, name]) => name)
  expect(screens.length).toBeGreaterThan(10)
  const tests = fs.globSync('screens/*.test.tsx', { cwd: CONTENT })
  const tried = tests.flatMap((file) => {
    const text = fs.readFileSync(path.join(CONTENT, file), 'utf8')
    return [...(/testFailures\(\{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/(\w+):/g)].map(([, name]) => name)
  })
  expect(tried.sort()).toEqual(screens.filter((name) => !LOCAL.includes(name)).sort())
})
