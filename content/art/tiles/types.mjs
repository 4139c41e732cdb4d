/**
 * @typedef {object} Inks the colours of one category
 * @property {string} main its own
 * @property {string} dark
 * @property {string} light
 * @property {string} paper
 * @property {string} accent
 * @typedef {(inks: Inks) => string} Icon
 */
export {}
