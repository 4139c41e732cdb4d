const vm = require('node:vm')
const { TestEnvironment } = require('jest-environment-node')

/**
 * jest's own environment for Node, in a context whose globals cost what they cost in a program. In the usual kind of
 * context each look at `Math`, `Array` or `undefined` goes through an interceptor, which takes some fifty times as
 * long. What jest sees of the context is the same.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    const { createContext } = vm
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    try {
      super(...args)
    } finally {
      vm.createContext = createContext
    }
  }
}
