/**
 * @typedef {{ slug: string, tag: string, line1: string, line2: string }} Card a row of texts/cards.csv
 * @typedef {(context: { sheet: import('../../lib/svg.mjs').Sheet, random: import('../../lib/prng.mjs').Random, card: Card }) => void} CardDrawing
 * draws one card on a sheet of 1080 × 1350
 */
export {}
