/**
 * Seeded random numbers: the same seed draws the same picture, byte for byte, on every machine.
 * @typedef {object} Random
 * @property {() => number} next a number in [0, 1)
 * @property {(min: number, max: number) => number} range
 * @property {(min: number, max: number) => number} int inclusive on both ends
 * @property {<T>(list: readonly T[]) => T} pick
 * @property {(probability?: number) => boolean} chance
 */

/** xmur3 string hash. @param {string} text */
function hash(text) {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** mulberry32 behind a few helpers. @param {string} seed @returns {Random} */
export function createRandom(seed) {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (probability = 0.5) => next() < probability,
  }
}

/**
 * Smooth one-dimensional noise in [-1, 1]: value noise in octaves, each half as tall and twice as fine.
 * @param {Random} random @param {number} octaves @returns {(x: number) => number}
 */
export function createNoise(random, octaves = 4) {
  const table = Array.from({ length: 256 }, () => random.range(-1, 1))
  const at = (x) => {
    const i = Math.floor(x)
    const t = x - i
    const s = t * t * (3 - 2 * t)
    return table[i & 255] * (1 - s) + table[(i + 1) & 255] * s
  }
  return (x) => {
    let sum = 0
    let total = 0
    for (let o = 0, gain = 1; o < octaves; o++, gain /= 2) {
      sum += at(x * 2 ** o + o * 37) * gain
      total += gain
    }
    return sum / total
  }
}
