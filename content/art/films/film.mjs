/**
 * What a film is: frames as a function of time, so that it loops without a seam and draws the same on every machine.
 * @typedef {object} Film
 * @property {string} slug
 * @property {number} seconds
 * @property {number} poster the moment of the poster, as a part of the whole
 * @property {(t: number) => string} frame `t` from 0 to 1, where 1 is 0 again; an SVG of 1280 × 720
 */
export const width = 1280
export const height = 720
export const framesPerSecond = 24

/** A value that is back where it was after the whole film; `turns` must be an integer. */
export const cycle = (t, turns = 1, phase = 0) => Math.sin((t * turns + phase) * Math.PI * 2)

/** 0 before `from`, 1 after `to`, a smooth step between. */
export const ease = (t, from, to) => {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
}
