/** What the tool uses of two packages that have no types. */
declare module 'subset-font' {
  /** @returns the font with the characters of a text alone. @throws Error for a file that is no font */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>
}
declare module 'fontverter' {
  const fontverter: {
    /** @returns the font in another format. @throws Error for a file that is no font */
    convert(font: Buffer, toFormat: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
  }
  export default fontverter
}
