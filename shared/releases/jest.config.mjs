import { preset } from '@yawmi/tooling/jest'

export default preset(import.meta.url, 'node')
