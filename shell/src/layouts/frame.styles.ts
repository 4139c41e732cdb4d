import type { ReactNode } from 'react'
import type { Role } from '@yawmi/session'
import { defineStyles } from '@yawmi/ui'

export interface FrameProps {
  /** Whom it is right for; it shows to nobody else. */
  role: Exclude<Role, 'anonymous'>
  /** Shapes of the screen to come. */
  children?: ReactNode
}

export const frameStyles = defineStyles({
  // Who is here is known to the device alone: the page's first script writes it on the root element.
  subscriber: { 'html:not([data-visitor=subscriber]) &&': { display: 'none' } },
  free: { 'html:not([data-visitor=free]) &&': { display: 'none' } },
  // Scripts are being read meanwhile: a cheap phone has no frames to spare for movement.
  still: { '& *': { animation: 'none' } },
})
