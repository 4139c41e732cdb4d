import { shellConfig } from '@yawmi/tooling/webpack'

export default shellConfig(import.meta.url)
