import { shellConfig } from '@yawmi/webpack'

export default shellConfig(import.meta.url)
