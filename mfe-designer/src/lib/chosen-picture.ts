import { writeStored } from '@yawmi/session'

/** Chosen since this page was loaded: what the device stores may be another tab's choice. */
let chosen: string | undefined

/** Chooses the picture that the phone's editor puts behind its design. */
export function choosePicture(path: string): void {
  chosen = path
  writeStored('backgroundImage', path)
}

export const isChosenHere = (path: string): boolean => path === chosen
