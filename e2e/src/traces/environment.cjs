const path = require('node:path')
const { TestEnvironment } = require('@yawmi/tooling/jest/node-environment')

/**
 * Node, in which a try that failed is told to those who can still see its pages: after it the tests' own hooks close
 * them. The file's visitors listen by `onFailedTry` (`visitor.ts`).
 */
module.exports = class JourneyEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.file = path.basename(context.testPath).replace(/\.test\.\w+$/, '')
  }

  async handleTestEvent({ name, test, error }) {
    if (name !== 'test_fn_failure') return
    const names = []
    for (let around = test; around?.parent; around = around.parent) names.unshift(around.name)
    await this.global.onFailedTry?.({
      file: this.file,
      test: names.join(' '),
      nth: test.invocations,
      error: String(error?.stack ?? error),
    })
  }
}
