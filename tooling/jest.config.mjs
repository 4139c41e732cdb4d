import { preset } from './src/jest/preset.mjs'

export default preset(import.meta.url, 'node')
