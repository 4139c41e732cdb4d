import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** Tests that drive the built product, with their texts. */
const tests = ['e2e/src', 'bench/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|bench)\.ts$/.test(name))
    .map((name) => [`${folder}/${name}`, fs.readFileSync(path.join(ROOT, folder, name), 'utf8')]),
)

it('tests in a browser that read the checkout, or whose product has a list of its own, say what (docs/adr/0048)', () => {
  const reading = tests.filter(([, text]) => /import \{[^}]*\bROOT\b|\.changeList\(/.test(text))
  expect(reading.length).toBeGreaterThan(3)
  expect(reading.filter(([, text]) => !/\breads: \[./.test(text)).map(([file]) => file)).toEqual([])
})
