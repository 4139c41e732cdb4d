/** Node as jest has it, for packages that add to it. */
module.exports = require('jest-environment-node')
