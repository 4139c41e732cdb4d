import type { MountPoint, Violation } from './seen.d.ts'

/** An event of a remote that the steps look at. */
export type RemoteEvent =
  | { type: 'ready'; code?: undefined; message?: undefined }
  | { type: 'error'; code: string; message: string }

/** What is known of an element by the events of its remote. */
export interface Emitted {
  isReady: boolean
  errors: MountPoint['errors']
}

export interface MountOptions {
  name: string
  mode?: string
}

/** What `Yawmi.mount()` gives to the page. */
export interface Handle {
  unmount(): Promise<void>
  on(type: RemoteEvent['type'], listener: (event: RemoteEvent) => void): () => void
}

/** `Yawmi.mount` as the script of the service defines it. */
export type Mount = (element: Element, options: MountOptions) => Handle

/** One call of `Yawmi.mount()`. */
export interface Mounting {
  element: Element
  options: MountOptions
  handle: Handle
  /** What was in the element before. */
  before: Element[]
  mount: Mount
}

/** What `watch` takes down in the page. */
export interface Watched {
  violations: Violation[]
  /** By element: whether it is ready, and its errors. */
  emitted: Map<Element, Emitted>
  mounted: Mounting[]
  /** Addresses of the scripts from which a React took its place. */
  reacts: string[]
  /** Listeners on window and document. */
  listeners: number
  /** A number for each element and listener, by which they are told apart. */
  elementIds: WeakMap<object, number>
}

/** The same, with what later steps leave there for each other. */
export interface WatchedPage extends Watched {
  /** The elements of the mount points, by their index. */
  points: Element[]
  /** Where an element stood that was taken out. */
  place: { parent: Element; next: ChildNode | null }
  /** What the page had after the first unmounting. */
  remembered: { elements: Set<Element>; styles: number; listeners: number }
}

/** A mount point while it is looked for in the page. */
export interface Point {
  element: Element
  kind: MountPoint['kind']
  label: string
}

declare global {
  var __conformance: WatchedPage
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: object | undefined
}
