import type { Brand } from '@yawmi/brand'
import type { ReleaseList, RemoteName } from '@yawmi/contract'
import type { PageFonts } from './fonts'

/** The settings that a page is drawn with, and then finds in itself: the shell's `Boot`. */
export interface Boot {
  brand: Brand
  mediaBase: string
  releases: ReleaseList
  manifests: Record<string, unknown>
  answers?: Record<string, unknown>
  drawn?: { remote: RemoteName; version: string }
}

/** A page to be drawn ahead. Sent to the worker as it is. */
export interface Order {
  /** Path of the shell's server bundle. */
  shell: string
  remote: { name: RemoteName; version: string; bundle: string }
  boot: Boot
  pathname: string
  screen: string
}

/** A page as it was drawn. */
export interface Drawing {
  /** What goes into `#root`. */
  html: string
  styles: { names: string; css: string }[]
  /** The brand's font. */
  fonts: PageFonts
  /** The remote's own script for a page that nothing else runs in yet. */
  earlyScript?: string
  /** What search engines are told of the screen. */
  structuredData?: object
}

/** The content area's frame to be drawn ahead. Sent to the worker as it is. */
export interface FrameOrder {
  /** Path of the shell's server bundle. */
  shell: string
  boot: Pick<Boot, 'brand' | 'mediaBase'>
  /** Where a screen's shapes are; without them the frame is empty. */
  skeleton?: { bundle: string; screen: string }
}

/** A frame as it was drawn. Both go into `#root`, whose content the shell replaces as a whole. */
export interface Frame {
  html: string
  css: string
}

export type ToWorker = { id: number } & ({ order: Order } | { frame: FrameOrder })
export type FromWorker = { id: number; drawing: Drawing | Frame } | { id: number; error: string }
