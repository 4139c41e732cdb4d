/** What every screen is given by whoever hosts it: brand, API, bus, routes, and who the visitor is. */
export { HostProvider, useApi, useBus, useHost, type HostEvent, type RemoteHost } from './remote-host'
export { verdictOf } from './access'
export { dictionary } from './dictionary'
export type { FailureCode } from './failure-code'
export type { Target } from './target'
export { useOtpRequest, type OtpRequest } from './use-otp-request'
export { useRole } from './use-session'
/** Of the styles' context, which every screen stands in too: brand and media host are given to a page once. */
export { useBrand, useMediaUrl } from '@yawmi/ui'
