import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8')

const EXAMPLES = path.join(ROOT, 'docs/integrators')
const hostNames = () =>
  fs.readdirSync(EXAMPLES).filter((name) => fs.existsSync(path.join(EXAMPLES, name, 'package.json')))

it('there are examples of the hosts that integrators have', () => {
  expect(hostNames()).toEqual(
    expect.arrayContaining([
      'angular',
      'federation-runtime',
      'module-federation',
      'next',
      'single-spa-layout',
      'svelte',
      'vue',
    ]),
  )
})

describe.each(hostNames())('the example %s', (name) => {
  it('names exact versions, so that it builds as it was tested', () => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`docs/integrators/${name}/package.json`))
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('is shown by the guide, and driven by the tests of hosts', () => {
    expect(read('docs/integrators/README.md')).toContain(`](${name}/)`)
    expect(read('e2e/src/hosts/hosts.test.ts')).toContain(`'${name}'`)
  })
})
