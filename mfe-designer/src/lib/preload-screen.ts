import type { ComponentType } from 'react'
import type { RemoteModule } from '@yawmi/remote-kit'

type OwnScreens = Pick<RemoteModule, 'preload' | 'forgetFailures'>

let screens: OwnScreens | undefined

/** Gives the screens the remote that they are part of: they cannot import what imports them. */
export function provideScreens(own: OwnScreens): void {
  screens = own
}

const ahead = new Map<string, ComponentType>()

/** Gives a screen a component that renders nothing, and puts into the page what the screen's first frame needs. */
export const provideAhead = (screen: string, Ahead: ComponentType): void => void ahead.set(screen, Ahead)

/**
 * Loads the code of a screen that may be opened next. A failure is forgotten, so that opening it tries anew.
 * @returns what the screen has to be rendered ahead of it
 */
export async function preloadScreen(screen: string): Promise<ComponentType | undefined> {
  await screens?.preload(screen).catch(() => screens?.forgetFailures())
  return ahead.get(screen)
}
