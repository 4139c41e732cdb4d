import { preset } from './src/preset.mjs'

export default preset(import.meta.url, 'node')
