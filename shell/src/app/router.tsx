import { Outlet, Route, Routes } from '@yawmi/remote-kit'
import type { Layout } from '@yawmi/contract'
import { PublicLayout } from '../layouts/public-layout'
import { NotFound } from './not-found'
import { useRegistry } from './registry-context'
import { LAYOUTS, RoutedPage } from './routed-page'
import { useRouteFocus } from './use-route-focus'
import { useScroll } from './use-scroll'

/** The site's routes, built from the release list: a remote adds a screen with no release of the shell. */
export function SiteRoutes() {
  const { routes } = useRegistry()
  useScroll()
  useRouteFocus()
  return (
    <Routes>
      {(Object.keys(LAYOUTS) as Layout[]).map((layout) => {
        const Frame = LAYOUTS[layout]
        return (
          <Route
            key={layout}
            element={
              <Frame>
                <Outlet />
              </Frame>
            }
          >
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
        )
      })}
      <Route
        path="*"
        element={
          <PublicLayout>
            <NotFound />
          </PublicLayout>
        }
      />
    </Routes>
  )
}
