declare module 'subset-font' {
  /** @returns the font with the characters of a text alone. @throws Error for a file that is no font */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>
}
