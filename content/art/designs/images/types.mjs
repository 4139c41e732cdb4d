/**
 * @typedef {(context: { sheet: import('../../lib/svg.mjs').Sheet, random: import('../../lib/prng.mjs').Random }) => void} ImageDrawing
 * draws one base image on a sheet of 1080 × 1080, its middle left quiet for words
 */
export {}
