/**
 * The router of the composed site. In a standalone remote the build replaces this file by `slim/slim-router.tsx`: the same
 * names for a twelfth of the bytes, without nested routes, loaders and actions (docs/adr/0010).
 */
export {
  BrowserRouter,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { Link } from './link'
