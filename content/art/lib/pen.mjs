/** A round pen: the attributes of a drawn line. @param {number} width @param {string} colour */
export const line = (width, colour) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})
