/**
 * What tests import as `fast-check`: the package itself, drawing the examples that the preset says. Every run of
 * `npm test` draws the same ones, so that a release is refused for what changed in it; `EXAMPLES=random` draws others
 * (docs/adr/0021-the-same-examples.md).
 */
const fastCheck = require(FAST_CHECK)

if (EXAMPLES_SEED !== null) fastCheck.configureGlobal({ seed: EXAMPLES_SEED })

module.exports = fastCheck
