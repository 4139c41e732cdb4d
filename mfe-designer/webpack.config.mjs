import { remoteConfig } from '@yawmi/tooling/webpack'

export default remoteConfig(import.meta.url)
