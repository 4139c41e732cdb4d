import { preset } from '@yawmi/jest'

export default preset(import.meta.url, 'node')
