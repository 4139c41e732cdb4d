/**
 * The router of the composed site. In a standalone remote the build replaces this file by `slim/slim-router.tsx`: the same
 * names for a twelfth of the bytes, without nested routes, loaders and actions (docs/adr/0010).
 */
import { useNavigationType as useActionOfRouter, type NavigationType } from 'react-router-dom'

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
export { Link } from './link'
