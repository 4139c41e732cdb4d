/** The mount point of one mounting: created for it and removed with it. */
export interface MountPoint {
  /**
   * Shows the remote, or what has changed of the options.
   * @param retry a person asked for another try: what could not be loaded is requested again.
   */
  show(options: Yawmi.Options, retry?: boolean): Promise<void>
  remove(): Promise<void>
}

export type Emit = (event: Yawmi.Events[keyof Yawmi.Events]) => void

/** Runs a step after the steps under way; a rejection ends in the notice. */
export type Enqueue = (step: () => Promise<void>) => void

/** Creates the mount point of a mounting inside the page's element. */
export type CreateMountPoint = (element: HTMLElement, emit: Emit, enqueue: Enqueue) => MountPoint
