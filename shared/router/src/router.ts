/**
 * The router of the composed site. In a standalone remote the build replaces this file by `slim/slim-router.tsx`: the same
 * names for a twelfth of the bytes, without nested routes, loaders and actions (docs/adr/0010).
 */
import { use } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  useNavigationType as useActionOfRouter,
  type NavigationType,
} from 'react-router-dom'

export {
  BrowserRouter,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
/** How the router came to the location. */
export const useNavigationType: () => `${NavigationType}` = useActionOfRouter
/** Answers how many entries of this router's history are before the present one: in memory it has its own, beside the page's. */
export function useEntryIndex(): () => number {
  const { navigator } = use(NavigationContext)
  return () => (navigator as { index?: number }).index ?? (history.state as { idx?: number } | null)?.idx ?? 0
}
export { Link } from './link'
