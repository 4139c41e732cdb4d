/** What every screen gets from its host: brand, API, bus, routes, and the visitor's role. */
export { HostProvider, useApi, useBus, useHost, type HostEvent, type RemoteHost } from './remote-host'
export { verdictOf } from './access'
export { dictionary } from './dictionary'
export type { FailureCode } from './failure-code'
export type { Target } from './target'
export { useOtpRequest, type OtpRequest } from './use-otp-request'
export { useRole } from './use-session'
/** From the context of @yawmi/ui: a page has one brand and one media host. */
export { useBrand, useMediaUrl } from '@yawmi/ui'
