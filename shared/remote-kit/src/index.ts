/** What a remote is built with: its declaration made real, its host, navigation by names, and the session. */
export { createRemote, type RemoteModule, type RemoteParts } from './remote/create-remote'
export { within } from './remote/module-cache'
export { tracked, type Tracked } from './remote/tracked'
export type { LifecycleProps, Lifecycles } from './lifecycles/lifecycles'
export {
  HostProvider,
  useApi,
  useBrand,
  useBus,
  useHost,
  useMediaUrl,
  type HostEvent,
  type RemoteHost,
} from './host/remote-host'
export { useRole } from './host/use-session'
export { verdictOf } from './host/access'
export { useBackToClose } from './dialogs/use-back-to-close'
export { useConfirm } from './dialogs/use-confirm'
export { dictionary } from './copy/dictionary'
export { LoadFailure } from './failure/load-failure'
export { useStandstill } from './failure/standstill'
export { anchorOf } from './navigation/anchor'
export { RouteLink, type RouteLinkProps } from './navigation/route-link'
export { resolveTarget, type Target } from './navigation/target'
export { useNavigation, type Navigation } from './navigation/use-navigation'
/** The router façade: remotes take the router from here, so that a page has one. */
export {
  BrowserRouter,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router/router'
