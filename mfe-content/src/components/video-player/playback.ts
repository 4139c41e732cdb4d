/** The position at which each video was left, in seconds, for as long as the page is open. */
const places = new Map<string, number>()

/** A video that was left this close to its end, in seconds, starts again from the beginning. */
const OVER = 3

export const savedPosition = (uuid: string): number => places.get(uuid) ?? 0

export function savePosition(
  uuid: string,
  { currentTime, duration }: Pick<HTMLVideoElement, 'currentTime' | 'duration'>,
): void {
  if (currentTime > duration - OVER) places.delete(uuid)
  else places.set(uuid, currentTime)
}

let playing: HTMLVideoElement | undefined

/** Only one video plays at a time: starting one pauses the one before. */
export function pauseOthers(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
}

/** Whether the browser's data saver is on: then nothing is fetched before the visitor requests it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
