import type { ReactNode } from 'react'
import type { Role } from '@yawmi/session'
import { defineStyles } from '@yawmi/ui'

export interface SkeletonProps {
  /** The visitors it is shown to. */
  role: Exclude<Role, 'anonymous'>
  /** Skeleton of the screen. */
  children?: ReactNode
}

export const skeletonStyles = defineStyles({
  // Only the device has the visitor's role: the page's inline script writes it on the root element.
  subscriber: { 'html:not([data-visitor=subscriber]) &&': { display: 'none' } },
  free: { 'html:not([data-visitor=free]) &&': { display: 'none' } },
  // Scripts are parsed meanwhile: a cheap phone has no frames to spare for animation.
  still: { '& *': { animation: 'none' } },
})
