import type { ReactElement } from 'react'
import type { Brand } from '@yawmi/brand'
import { matchPath } from '@yawmi/remote-kit'
import type { Role } from '@yawmi/session'
import { renderWithHost, type Rendered } from '@yawmi/testing'
import { declaration } from '../remote'

/** Renders a screen of this remote at its address, under the pattern of its route; as a subscriber by default. */
export function openScreen(screen: ReactElement, at: string, role: Role = 'subscriber', brand?: Brand): Rendered {
  const { pathname } = new URL(at, 'http://page')
  const path = declaration.routes.find((route) => matchPath(route.path, pathname))?.path
  return renderWithHost(screen, { role, declaration, at, path, brand })
}
