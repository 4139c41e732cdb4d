/** Seconds at which each video was left, for as long as the page is open. */
const places = new Map<string, number>()

/** Nearer to its end than this a video is over, and begins anew. Seconds. */
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

/** One plays at a time: whichever played before stops. */
export function pauseOthers(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
}

/** Whether the person asked for less data: then nothing is fetched before it is asked for. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
