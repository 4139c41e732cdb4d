/**
 * The router of the composed site. Where a remote is alone in somebody else's page, the build puts `slim/slim-router.tsx` in
 * this file's place: the same names, for a twelfth of the bytes (docs/adr/0010).
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
