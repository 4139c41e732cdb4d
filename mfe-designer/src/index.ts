import type { ComponentType } from 'react'
import { createRemote } from '@yawmi/remote-kit'
import { provideScreens } from './lib/preload-screen'
import { WIDE_FROM_PX, declaration } from './remote'

/** What the shell (`remote`) and any other page (`lifecycles`) take from this remote. */
export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    'design-categories': () => import('./screens/design-categories-screen'),
    'saved-items': () => import('./screens/saved-items-screen'),
    'design-images-list': () => import('./screens/design-images-list-screen'),
    'design-cards-list': () => import('./screens/design-cards-list-screen'),
    'phone-design-page': () => import('./screens/phone-design-page-screen'),
    'design-page': loadDesignPage,
    'design-from-text': () => import('./screens/design-from-text-screen'),
  },
  slots: {},
})
provideScreens(remote)

/**
 * On a phone, the code of the phone editor, to which the address leads: the page has preloaded no other (`narrow` in
 * `remote.ts`). Its own screen is ready then, so that nothing comes in between.
 */
async function loadDesignPage(): Promise<{ default: ComponentType }> {
  if (matchMedia(`(min-width: ${WIDE_FROM_PX}px)`).matches) return import('./screens/design-page-screen')
  const [{ NarrowDesignPageScreen }] = await Promise.all([
    import('./screens/phone-design-page-screen'),
    remote.preload('phone-design-page'),
  ])
  return { default: NarrowDesignPageScreen }
}
