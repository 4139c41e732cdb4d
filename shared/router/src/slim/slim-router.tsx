import {
  Children,
  createContext,
  isValidElement,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { matchPath } from '@yawmi/contract'
import { browserHistory, memoryHistory, type SlimHistory } from './slim-history'

export { matchPath }

const RouterContext = createContext<SlimHistory | null>(null)
const ParamsContext = createContext<Record<string, string>>({})

function useHistory(): SlimHistory {
  const history = use(RouterContext)
  if (!history) throw new Error('no router above this component')
  return history
}
const usePosition = () => {
  const { subscribe, read } = useHistory()
  return useSyncExternalStore(subscribe, read, read)
}

interface RouterProps {
  children: ReactNode
}

export function MemoryRouter({ initialEntries, children }: RouterProps & { initialEntries: string[] }) {
  const [history] = useState(() => memoryHistory(initialEntries[0] ?? '/'))
  return <RouterContext value={history}>{children}</RouterContext>
}

export function BrowserRouter({ basename = '', children }: RouterProps & { basename?: string }) {
  const [history] = useState(() => browserHistory(basename))
  return <RouterContext value={history}>{children}</RouterContext>
}

export const useLocation = () => usePosition().location
export const useNavigationType = () => usePosition().move
export const useNavigate = () => useHistory().go
/** Answers how many entries of this router's history are before the present one. */
export const useEntryIndex = () => useHistory().index
export const useParams = (): Readonly<Record<string, string | undefined>> => use(ParamsContext)

type SearchParamsInit = ConstructorParameters<typeof URLSearchParams>[0]

/** The query of the address, and what replaces it. */
export function useSearchParams() {
  const { search } = useLocation()
  const go = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: SearchParamsInit | ((now: URLSearchParams) => SearchParamsInit), options?: { replace?: boolean }) => {
      const query = typeof next === 'function' ? next(new URLSearchParams(params)) : next
      go(`?${new URLSearchParams(query)}`, options)
    },
    [params, go],
  )
  return [params, change] as const
}

interface RouteProps {
  path: string
  element: ReactNode
  /** Always so here: paths match by case. */
  caseSensitive?: true
}

/** Declares where an element belongs; `Routes` renders it. */
export const Route = (_: RouteProps): ReactNode => null
/** Routes here have no children, so there is nothing inside them. */
export const Outlet = (): ReactNode => null

/** Renders the first route that matches the address. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  for (const child of Children.toArray(children)) {
    if (!isValidElement<RouteProps>(child)) continue
    const match = matchPath(child.props.path, pathname)
    if (match) return <ParamsContext value={match.params}>{child.props.element}</ParamsContext>
  }
  return null
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

export function Link({ to, replace, onClick, target, children, ...rest }: LinkProps) {
  const { go, href } = useHistory()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return
    event.preventDefault()
    go(to, { replace })
  }
  return (
    <a {...rest} href={href(to)} target={target} onClick={follow}>
      {children}
    </a>
  )
}
