/** Whether this browser puts pictures on the clipboard; pages of plain http have none. */
export const canCopyPictures = (): boolean =>
  typeof ClipboardItem !== 'undefined' && typeof (navigator as Partial<Navigator>).clipboard?.write === 'function'

/**
 * Puts a PNG on the clipboard. Safari takes it within the press alone, so it is asked before the picture is there.
 * @throws where the browser refuses, or the picture is not made
 */
export const copyPicture = (png: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
