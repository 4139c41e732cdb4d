/** What the frame of the iframe mode posts to the host page. */
export type FrameMessage =
  /** It runs: sent at once, since nothing of a frame is measured while it is out of view. */
  | { type: 'yawmi:loaded' }
  | { type: 'yawmi:event'; event: Yawmi.Events[keyof Yawmi.Events] }
  /** Height of what is shown, in px. */
  | { type: 'yawmi:height'; height: number }
