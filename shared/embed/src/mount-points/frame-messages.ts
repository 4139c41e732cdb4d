/** What the frame of the iframe mode posts to the host page. */
export type FrameMessage =
  | { type: 'yawmi:event'; event: Yawmi.Events[keyof Yawmi.Events] }
  /** Height of what is shown, in px. */
  | { type: 'yawmi:height'; height: number }
