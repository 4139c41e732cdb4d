import type { RemoteModule } from '@yawmi/remote-kit'

type OwnScreens = Pick<RemoteModule, 'preload' | 'forgetFailures'>

let screens: OwnScreens | undefined

/** Gives the screens the remote that they are part of: they cannot import what imports them. */
export function provideScreens(own: OwnScreens): void {
  screens = own
}

/** Loads the code of a screen that may be opened next. A failure is forgotten, so that opening it tries anew. */
export async function preloadScreen(screen: string): Promise<void> {
  await screens?.preload(screen).catch(() => screens?.forgetFailures())
}
