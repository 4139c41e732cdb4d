import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '@yawmi/contract'
import { Outlet, Route, Routes } from '@yawmi/remote-kit'
import { OfflineBanner } from '../components/offline-banner'
import { usePageTitle } from '../hooks/use-page-title'
import { useRouteFocus } from '../hooks/use-route-focus'
import { useScroll } from '../hooks/use-scroll'
import { HOME } from '../lib/targets'
import { MainArea } from '../components/main-area'
import { HomeLayout } from '../layouts/home/home-layout'
import { PublicLayout } from '../layouts/public/public-layout'
import { WebViewLayout } from '../layouts/web-view-layout'
import { HomeSections } from '../outlets/home-sections'
import { RemoteScreen } from '../outlets/remote-screen'
import type { OwnedRoute } from '../remotes/registry'
import { useRegistry } from '../remotes/registry-context'
import { AccessGuard } from './access-guard'
import { NotFound } from './not-found'
import { useRollBacks } from './use-roll-backs'
import { useScreenPrefetch } from './use-screen-prefetch'

const LAYOUTS: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  public: PublicLayout,
  home: HomeLayout,
  'web-view': WebViewLayout,
  // Nothing around the screen: the design studio fills the page.
  bare: MainArea,
}

/** The site's routes, built from the release list: a remote adds a screen with no release of the shell. */
export function SiteRoutes() {
  const { routes } = useRegistry()
  useScroll()
  useRouteFocus()
  useScreenPrefetch()
  useRollBacks()
  return (
    <Routes>
      {(Object.keys(LAYOUTS) as Layout[]).map((layout) => (
        <Route key={layout} element={<LayoutPage layout={layout} />}>
          {routes
            .filter((route) => route.layout === layout)
            .map((route) => (
              <Route
                key={route.name}
                path={route.path}
                caseSensitive
                element={<RoutedPage key={route.name} route={route} />}
              />
            ))}
        </Route>
      ))}
      <Route element={<LayoutPage layout="public" />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

function LayoutPage({ layout }: { layout: Layout }) {
  const Frame = LAYOUTS[layout]
  return (
    <Frame>
      <OfflineBanner bare={layout === 'bare'} />
      <Outlet />
    </Frame>
  )
}

/** One route of the release list: its title, who may see it, and its remote's screen. */
function RoutedPage({ route }: { route: OwnedRoute }) {
  usePageTitle(route.title, `${route.remote}.titles.${route.screen}`)
  return (
    <AccessGuard access={route.access}>
      <RemoteScreen remote={route.remote} screen={route.screen} />
      {route.name === HOME.name && <HomeSections />}
    </AccessGuard>
  )
}
