/** A round pen: the attributes of a drawn line. */

/** Small things with a meaning: rings, a cap, a cradle, a lamb, the Kaaba, a plane. Round (0, 0) or standing on it. */

export const line = (width, colour) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})
