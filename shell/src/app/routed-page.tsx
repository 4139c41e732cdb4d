import type { Layout } from '@yawmi/contract'
import type { ComponentType, ReactNode } from 'react'
import { BareLayout } from '../layouts/bare-layout'
import { HomeLayout } from '../layouts/home-layout'
import { PublicLayout } from '../layouts/public-layout'
import { WebViewLayout } from '../layouts/web-view-layout'
import type { OwnedRoute } from '../remotes/registry'
import { RemoteScreen } from '../remotes/remote-screen'
import { AccessGuard } from './access-guard'
import { usePageTitle } from './use-page-title'

/** The frame that each layout name stands for. */
export const LAYOUTS: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  public: PublicLayout,
  home: HomeLayout,
  'web-view': WebViewLayout,
  bare: BareLayout,
}

/** One route of the release list: its title, who may see it, and its remote's screen. */
export function RoutedPage({ route }: { route: OwnedRoute }) {
  usePageTitle(route.title, `${route.remote}.titles.${route.screen}`)
  return (
    <AccessGuard access={route.access}>
      <RemoteScreen remote={route.remote} screen={route.screen} />
    </AccessGuard>
  )
}
