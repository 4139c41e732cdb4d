/** What a page showed while it was inspected: plain data, from which findings are made. */
export interface Violation {
  directive: string
  /** An address, or `inline`, `eval`, `data`, `blob`, …, as the browser reports it. */
  blocked: string
  /** Address of the script that caused it; empty where the browser does not say. */
  source: string
  isReportOnly: boolean
}

export interface Box {
  width: number
  height: number
}

/** A mount point: an element that shows a remote, or should. */
export interface MountPoint {
  /** How the findings call it, such as `<yawmi-remote name="auth">`. */
  label: string
  kind: 'tag' | 'mount' | 'container' | 'frame'
  isUp: boolean
  errors: { code: string; message: string }[]
  /** In a window of 1280 px, and of a phone. */
  boxes: { window: number; box: Box }[]
}

export interface Focus {
  label: string
  /** Stops of Tab inside of it. */
  stops: number
  /** Those where nothing on the screen changes with the focus. */
  invisible: string[]
  /** Whether Tab leads out of it again, and Shift+Tab. */
  leavesForwards: boolean
  leavesBackwards: boolean
}

export interface Unmounting {
  label: string
  /** What is there after it was unmounted and was not before, each in words. */
  left: string[]
  /** Errors that were thrown then. */
  thrown: string[]
  /** What came of its second mounting. */
  again: Pick<MountPoint, 'isUp' | 'errors'>
}

export interface Seen {
  /** Origin of the service; none where nothing of it was requested. */
  service?: string
  /** Origin of its media. */
  media?: string
  /** Origin of the page. */
  origin: string
  mountPoints: MountPoint[]
  violations: Violation[]
  consoleErrors: string[]
  /** Whether the service lets pages of this origin call it; nothing where it did not answer. */
  mayCall?: boolean
  /** Frames of the service that the browser refused to show in this page. */
  refusedFrames: string[]
  storage: { label: string; state: 'open' | 'refused' | 'partitioned' }[]
  /** Elements that stand out of a window of 320 px. */
  overflow: { by: number; elements: string[] }
  focus: Focus[]
  unmountings: Unmounting[]
  /** Addresses of the scripts of the service from which a React took its place in the page. */
  reacts: string[]
}
