/**
 * What tests import as `lucide-react`: each icon from its own file when it is first asked for. The package's one file
 * makes 1,700 of them, a tenth of what a test file costs before its first test.
 */

/** @param {string} name */
const fileOf = (name) => name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()

/** The flag is what an import of all of them asks first. @param {string} name */
const iconOf = (name) =>
  name === '__esModule' || (/^[A-Z]/.test(name) ? require(`${ICONS}/${fileOf(name)}.mjs`).default : undefined)

module.exports = new Proxy({}, { get: (_, name) => iconOf(String(name)) })
