import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'

/**
 * What is in the archive, as CycloneDX 1.6 has it. Without a time and a random number: the same sources give the same text.
 * @param {string} version @param {import('./packages.mjs').Package[]} packages
 */
export function billOfMaterials(version, packages) {
  const bom = new Models.Bom()
  const product = new Models.Component(Enums.ComponentType.Application, 'yawmi', {
    version,
    bomRef: `yawmi@${version}`,
  })
  bom.metadata.component = product
  const components = new Map(packages.map((one) => [one, componentOf(one)]))
  for (const [one, component] of components) {
    for (const needed of one.needs) addNeeded(component, components.get(needed))
    bom.components.add(component)
    product.dependencies.add(component.bomRef)
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}

/** @param {Models.Component} component @param {Models.Component | undefined} needed */
function addNeeded(component, needed) {
  if (needed) component.dependencies.add(needed.bomRef)
}

/** @param {import('./packages.mjs').Package} one */
function componentOf({ name: fullName, version, license }) {
  const [name = '', group] = fullName.split('/').toReversed()
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`
  const component = new Models.Component(Enums.ComponentType.Library, name, { version, group, purl, bomRef: purl })
  if (license) component.licenses.add(licenseOf(license))
  return component
}

/** @param {string} license */
const licenseOf = (license) =>
  / (OR|AND|WITH) /.test(license)
    ? new Models.LicenseExpression(license)
    : /^[\w.+-]+$/.test(license)
      ? new Models.SpdxLicense(license)
      : new Models.NamedLicense(license)
