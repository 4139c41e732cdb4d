import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(ROOT, file), 'utf8')
const readme = read('README.md')
/** What stands between two headings. */
const section = (/** @type {string} */ heading) => readme.split(`\n${heading}\n`)[1]?.split(/^##/m)[0] ?? ''
const words = (/** @type {string} */ text, /** @type {RegExp} */ word) =>
  [...text.matchAll(word)].map(([, name]) => name)

/** Of tests alone. */
const OF_TESTS = ['EXAMPLES', 'FUZZ_REQUESTS', 'HUNT_REQUESTS', 'HUNT_SEED']

describe('the README', () => {
  it('has every setting that a server reads, and no other', () => {
    const [, schema = ''] =
      /const envSchema = z\.object\(\{\n(.*?)^\}\)/ms.exec(read('backend/src/infrastructure/env.ts')) ?? []
    const [, secrets = ''] =
      /const SECRETS = \[(.*?)\]/s.exec(read('backend/src/infrastructure/settings/secret-files.ts')) ?? []
    const settings = [
      ...words(schema, /^ {2}([A-Z]\w+):/gm),
      ...words(secrets, /'(\w+)'/g).map((name) => `${name}_FILE`),
    ]
    expect(settings.length).toBeGreaterThan(40)
    const rows = section('## Settings')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const named = rows.flatMap((row) => words(row.split('|')[1], /`(\w+)`/g))
    expect(named.toSorted()).toEqual([...settings, ...OF_TESTS].toSorted())
  })

  it('says of every command of the root what it does', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = Object.keys(scripts).filter((name) => !name.startsWith('check:'))
    expect(commands.length).toBeGreaterThan(20)
    expect(
      commands.filter((name) => !readme.includes(`npm run ${name}\``) && !readme.includes(`npm ${name}\n`)),
    ).toEqual([])
  })

  it('has every package of shared in its tree', () => {
    const tree = section('## The tree')
    const packages = fs
      .globSync('shared/*/package.json', { cwd: ROOT })
      .map((file) => path.basename(path.dirname(file)))
    expect(packages.length).toBeGreaterThan(20)
    expect(packages.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(tree))).toEqual([])
  })
})
