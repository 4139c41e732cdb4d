/**
 * What tests import as `fast-check`: the package itself, drawing the examples that the preset says. Every run of
 * `npm test` draws the same ones, so that a release is refused for what changed in it; `EXAMPLES=random` draws others
 * (docs/adr/0021-the-same-examples.md).
 */
const fastCheck = require(FAST_CHECK)

fastCheck.configureGlobal({
  ...(EXAMPLES_SEED !== null && { seed: EXAMPLES_SEED }),
  // The mutation check runs them for each mutant: no smaller example is looked for, and soon it is enough.
  ...(EXAMPLES_LIMIT_MS !== null && { interruptAfterTimeLimit: EXAMPLES_LIMIT_MS, endOnFailure: true }),
})

module.exports = fastCheck
