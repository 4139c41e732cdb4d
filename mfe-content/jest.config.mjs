import { preset } from '@yawmi/jest'

// Whole screens in jsdom: on a busy machine the first one of a file takes seconds.
export default preset(import.meta.url, 'web', { testTimeout: 30_000 })
