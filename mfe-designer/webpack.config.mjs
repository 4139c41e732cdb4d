import { remoteConfig } from '@yawmi/webpack'

export default remoteConfig(import.meta.url)
