import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const manifests = fs
  .globSync(['*/package.json', 'shared/*/package.json'], { cwd: ROOT })
  .map((file) => [file, JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'))])

it.each(manifests)('%s names packages that it takes from the page where turbo sees them too', (_, manifest) => {
  const { peerDependencies = {}, dependencies = {}, devDependencies = {} } = manifest
  const peers = Object.keys(peerDependencies).filter((name) => name.startsWith('@yawmi/'))
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(peers))
})

it('the root depends on no package: turbo would take a change in it for a change in all of them', () => {
  const { dependencies = {}, devDependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  expect(names).toContain('turbo')
  expect(names.filter((name) => name.startsWith('@yawmi/'))).toEqual([])
})
