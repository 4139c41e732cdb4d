/** The router of a page, and navigation by names of routes on top of it. */
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
} from '#router'
export { anchorOf } from './navigation/anchor'
export { RouteLink, type RouteLinkProps } from './navigation/route-link'
export { resolveTarget } from './navigation/target'
export { useNavigation, type Navigation } from './navigation/use-navigation'
