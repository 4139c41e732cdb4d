/** What reads pictures of the device; its code comes with the first of them. */
export const loadTakePicture = async () =>
  (await import('../../features/elements/own-picture/take-picture')).takePicture
