/** Makes a picture smaller by a whole number while its rows come: each pixel is the mean of a square of them. */
export class RowAverage {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
  /** Red, green and blue times alpha, alpha, and how many pixels, of the row that is made. */
  readonly #sums: Float64Array
  #row = 0

  constructor(
    private readonly fullWidth: number,
    private readonly fullHeight: number,
    private readonly factor: number,
  ) {
    this.width = Math.ceil(fullWidth / factor)
    this.height = Math.ceil(fullHeight / factor)
    this.data = new Uint8ClampedArray(this.width * this.height * 4)
    this.#sums = new Float64Array(this.width * 5)
  }

  /** Adds a row of pixels, of four bytes each. */
  add(pixels: Uint8Array): void {
    const { factor, fullWidth } = this
    const sums = this.#sums
    for (let pixel = 0, slot = 0, within = 0, at = 0; pixel < fullWidth; pixel += 1, at += 4) {
      const alpha = pixels[at + 3]!
      sums[slot]! += pixels[at]! * alpha
      sums[slot + 1]! += pixels[at + 1]! * alpha
      sums[slot + 2]! += pixels[at + 2]! * alpha
      sums[slot + 3]! += alpha
      sums[slot + 4]! += 1
      within += 1
      if (within === factor) [slot, within] = [slot + 5, 0]
    }
    this.#row += 1
    if (this.#row % factor === 0 || this.#row === this.fullHeight) this.#finish()
  }

  #finish(): void {
    const sums = this.#sums
    let at = (Math.ceil(this.#row / this.factor) - 1) * this.width * 4
    for (let slot = 0; slot < sums.length; slot += 5, at += 4) {
      const alpha = sums[slot + 3]! || 1
      for (let channel = 0; channel < 3; channel += 1) this.data[at + channel] = sums[slot + channel]! / alpha
      this.data[at + 3] = sums[slot + 3]! / sums[slot + 4]!
    }
    sums.fill(0)
  }
}
