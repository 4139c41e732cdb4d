/**
 * A canvas as a file; a PNG where the browser cannot make its type. Chromium encodes PNG and JPEG while a page is idle, which it takes a page for
 * at the end of a frame, or only a tenth of a second after the last: so a frame follows the other for as long.
 * @param quality from 0 to 1
 * @throws where it is too large to be encoded
 */
export function canvasFile(canvas: HTMLCanvasElement, type = 'image/png', quality?: number): Promise<Blob> {
  let frame = 0
  const nextFrame = () => void (frame = requestAnimationFrame(nextFrame))
  nextFrame()
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas could not be encoded'))),
      type,
      quality,
    ),
  ).finally(() => cancelAnimationFrame(frame))
}
