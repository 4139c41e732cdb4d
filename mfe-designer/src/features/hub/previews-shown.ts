/** Pictures that a tile of the hub shows a corner of; the page sends the same number before any code is there (src/remote.ts). */
export const PREVIEWS_SHOWN = 3
