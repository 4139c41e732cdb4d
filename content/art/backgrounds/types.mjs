/**
 * What a background generator is. One composition a file; its pictures differ by palette, by seed and by `index`.
 * @typedef {object} Composition
 * @property {readonly string[]} nouns what the picture shows, in Arabic; the palette's phrase follows it in the title
 * @property {readonly string[]} [titles] whole titles, one a picture, where noun and phrase would clash
 * @property {readonly string[]} tags
 * @property {readonly string[]} palettes one picture each: names of scenes or weaves
 * @property {(context: Context) => void} draw
 *
 * @typedef {object} Context
 * @property {import('../lib/svg.mjs').Sheet} sheet
 * @property {import('../lib/prng.mjs').Random} random
 * @property {any} palette a Scene or a Weave
 * @property {number} index which of the composition's pictures this is
 */
export {}
