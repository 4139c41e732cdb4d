import { preset } from '@yawmi/tooling/jest'

// A whole flow of a person at a keyboard takes seconds on a busy machine.
export default preset(import.meta.url, 'web', { testTimeout: 20_000 })
