/** What a remote is built with: `createRemote`, its host, navigation by names, dialogs, and the session. */
export { createRemote, type RemoteParts } from './create-remote'
export type { RemoteModule } from './remote/remote-module'
export { within } from './remote/module-cache'
export { tracked, type Tracked } from './remote/tracked'
export type { LifecycleProps, Lifecycles } from './lifecycles/lifecycles'
export {
  HostProvider,
  dictionary,
  useApi,
  useBrand,
  useBus,
  useHost,
  useMediaUrl,
  useOtpRequest,
  useRole,
  verdictOf,
  type HostEvent,
  type RemoteHost,
  type Target,
} from '@yawmi/host'
export { useBackToClose, useConfirm } from '@yawmi/dialogs'
export { LoadFailure } from './failure/load-failure'
export { useStandstill } from './failure/use-standstill'
/** The router façade: remotes take the router from here, so that a page has one. */
export {
  BrowserRouter,
  MemoryRouter,
  Outlet,
  Route,
  RouteLink,
  Routes,
  anchorOf,
  matchPath,
  resolveTarget,
  useLocation,
  useNavigation,
  useNavigationType,
  useParams,
  useSearchParams,
  type Navigation,
  type RouteLinkProps,
} from '@yawmi/router'
