import type { Brand, TextKind } from '@yawmi/brand'
import type { MenuItem, OperationId, ReleaseList, RemoteName } from '@yawmi/contract'
import type { Override } from '@yawmi/contract/overrides'
import { z } from 'zod'
import type { PageFonts } from './fonts/fonts'

/** The settings that a page is drawn with, and then finds in itself: the shell's `Boot`. */
export interface Boot {
  brand: Brand
  mediaBase: string
  releases: ReleaseList
  keys?: readonly string[]
  manifests: Record<string, unknown>
  /** Digests by address of the scripts that may be loaded later. */
  integrity?: Readonly<Record<string, string>>
  answers?: Record<string, unknown>
  /** The brand's own texts that the page shows, by kind. */
  texts?: Partial<Record<TextKind, unknown>>
  /** Canaries that the device has by a tester link: `<remote>@<version>`. */
  tested?: readonly string[]
  /** Remotes that the visitor has confirmed to take from development servers. */
  overrides?: readonly Override[]
  prerendered?: { remote: RemoteName; version: string }
}

/** A page to be prerendered, as it is sent to the worker. */
export interface PageOrder {
  /** Path of the shell's server bundle. */
  shell: string
  remote: { name: RemoteName; version: string; bundle: string }
  boot: Boot
  pathname: string
  screen: string
}

/** Characters that one text of an answer may have. */
const text = z.string().max(2_000_000)

/** What the process answers of a page; a remote's code made it, so that it is checked. */
export const renderedSchema = z.object({
  /** What goes into `#root`. */
  html: text,
  styles: z.array(z.object({ names: text, css: text })),
  /** Rules of what is seen first, and where in the HTML that ends; none of a shell of before. */
  firstLook: z.object({ css: text, end: z.number().int().positive() }).optional(),
  /** The font rules of the brand. */
  fontFaces: text,
  /** What search engines are told of the screen. */
  structuredData: z.record(z.string(), z.unknown()).optional(),
})
export type Rendered = z.infer<typeof renderedSchema>

/** A page as it was drawn. */
export interface PrerenderedPage extends Omit<Rendered, 'fontFaces'> {
  /** The brand's font. */
  fonts: PageFonts
  /** The remote's own script for a page that nothing else runs in yet. */
  earlyScript?: string
}

/** The skeleton of a page with personal content, to be prerendered, as it is sent to the worker. */
export interface FrameOrder {
  /** Path of the shell's server bundle. */
  shell: string
  boot: Pick<Boot, 'brand' | 'mediaBase'>
  /** What is around the screen's shapes: the content area's bars, or nothing. */
  layout: 'home' | 'bare'
  /** Items of the bars' menus, each of which has a line. */
  menu: (MenuItem & { remote: RemoteName })[]
  /** Where a screen's shapes are; without them the frame is empty. */
  skeleton?: { bundle: string; screen: string }
}

/** A frame as it was drawn. Both go into `#root`, whose content the shell replaces as a whole. */
export const frameSchema = z.object({ html: text, css: text })
export type Frame = z.infer<typeof frameSchema>

/** The first screen of a signed-in visitor, as it is sent to the worker. */
export interface FirstScreenOrder {
  /** Path of the shell's server bundle. */
  shell: string
  remote: { name: RemoteName; version: string; bundle: string }
  boot: Boot
  /** Path and search of the page. */
  address: string
  role: 'free' | 'subscriber'
  /** The widest breakpoint that the window reaches, in CSS px. */
  width: number
  replies: readonly { operation: OperationId; path: string; query: Record<string, string>; data: unknown }[]
}

export const firstScreenSchema = z.object({
  /** What goes into `#root`; attributes of style are called `data-style` in it. */
  html: text,
  /** Rules of its elements. */
  css: text,
  /** The font rules of the brand. */
  fontFaces: text,
  /** The day that it shows. */
  day: z.string().max(10),
  /** Data by the keys of its queries. */
  queries: z.array(z.tuple([z.array(z.unknown()), z.unknown()])),
})
export type FirstScreen = z.infer<typeof firstScreenSchema>

/** A bundle's source by the name that orders call it, or something to render. */
export type ToWorker =
  | { name: string; source: string }
  | ({ id: number } & ({ order: PageOrder } | { frame: FrameOrder } | { firstScreen: FirstScreenOrder }))

/** What comes back, by the order's id; anything may come from a process in which a team's code runs. */
export const fromWorkerSchema = z.union([
  z.object({ id: z.number(), error: z.string() }),
  z.object({ id: z.number(), rendered: z.unknown() }),
])
export type FromWorker = z.infer<typeof fromWorkerSchema>
