/** How the pictures of one kind are made. A change of a recipe counts as a change of each picture made by it. */
export interface Recipe {
  /** Widths in pixels, smallest first; wider ones than the source are left out. */
  widths: readonly number[]
  /** WebP quality. */
  quality: number
  /** A fixed square, the picture whole inside on a transparent ground. */
  square?: boolean
  /** Bytes of the largest file; its quality falls until it fits. Digests of pictures that were made include this name. */
  mostBytes?: number
  /** Whether a JPEG of the largest size is kept for people to download. */
  download?: boolean
}

export const RECIPES = {
  background: { widths: [320, 640, 1080], quality: 78, download: true },
  design: { widths: [320, 640, 1080], quality: 82 },
  poster: { widths: [320, 640, 1080], quality: 78 },
  /** WhatsApp's rules: 512 × 512, below 100 KB. */
  sticker: { widths: [512], quality: 85, square: true, mostBytes: 100_000 },
  tile: { widths: [720], quality: 80 },
} as const satisfies Record<string, Recipe>

export type RecipeName = keyof typeof RECIPES
