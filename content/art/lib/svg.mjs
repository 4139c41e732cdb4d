/** SVG as strings: a sheet collects definitions with ids of its own and draws what is added in order. */

/** Rounds for the file: a tenth of a pixel is enough. @param {number} value */
export const n = (value) => String(Math.round(value * 10) / 10)

const format = (value) => (typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value)

/** @param {Record<string, string | number | undefined>} attrs */
const attributes = (attrs) =>
  Object.entries(attrs)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${format(v)}"`)
    .join('')

/** Group opacity costs the rasteriser a layer of its own; a shape that only fills or only strokes needs none. */
function cheap(attrs) {
  const { opacity, ...rest } = attrs
  if (opacity === undefined) return attrs
  if (rest.fill === 'none' && rest.stroke) return { ...rest, 'stroke-opacity': opacity }
  return rest.fill && rest.fill !== 'none' && !rest.stroke ? { ...rest, 'fill-opacity': opacity } : attrs
}

/** @param {string} name @param {Record<string, string | number | undefined>} attrs @param {string} [inner] */
export const tag = (name, attrs, inner) =>
  inner === undefined ? `<${name}${attributes(attrs)}/>` : `<${name}${attributes(attrs)}>${inner}</${name}>`

export const path = (d, attrs) => tag('path', { d, ...cheap(attrs) })
export const circle = (cx, cy, r, attrs) => tag('circle', { cx: n(cx), cy: n(cy), r: n(r), ...cheap(attrs) })
export const ellipse = (cx, cy, rx, ry, attrs) =>
  tag('ellipse', { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), ...cheap(attrs) })
export const rect = (x, y, width, height, attrs) =>
  tag('rect', { x: n(x), y: n(y), width: n(width), height: n(height), ...cheap(attrs) })
export const group = (attrs, ...parts) => tag('g', attrs, parts.flat(3).join(''))
/** Moves, turns (degrees) and scales a drawing. */
export const place = (x, y, scale, inner, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${format(scale)})`}">${inner}</g>`
/** As `place`, mirrored left to right. */
export const mirror = (x, y, scale, inner) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${format(-scale)} ${format(scale)})">${inner}</g>`

/**
 * Gradient stops: `['#a', '#b']` spread evenly, or `[offset, colour, opacity?]` each.
 * @param {readonly (string | readonly [number, string, number?])[]} stops
 */
const stopTags = (stops) =>
  stops
    .map((stop, i) => {
      const [offset, colour, opacity] =
        typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop, undefined] : stop
      return tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
    })
    .join('')

/** @param {number} width @param {number} height */
export function createSheet(width, height) {
  const defs = []
  const body = []
  let count = 0
  const define = (make) => {
    const id = `d${count++}`
    defs.push(make(id))
    return `url(#${id})`
  }
  const sheet = {
    width,
    height,
    /** @param {...(string | string[])} parts */
    add: (...parts) => void body.push(...parts.flat(3)),
    /** Vertical unless told; `user: true` when x1…y2 are in pixels. */
    linear: (stops, { user = false, ...at } = {}) =>
      define((id) =>
        tag(
          'linearGradient',
          { id, x1: 0, y1: 0, x2: 0, y2: 1, ...at, gradientUnits: user ? 'userSpaceOnUse' : undefined },
          stopTags(stops),
        ),
      ),
    radial: (stops, { user = false, ...at } = {}) =>
      define((id) =>
        tag('radialGradient', { id, ...at, gradientUnits: user ? 'userSpaceOnUse' : undefined }, stopTags(stops)),
      ),
    clip: (inner) => define((id) => tag('clipPath', { id }, inner)),
    mask: (inner) => define((id) => tag('mask', { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height }, inner)),
    /** Keeps a drawing to stamp with `use`; returns its reference. */
    symbol: (inner) => define((id) => tag('g', { id }, inner)).slice(4, -1),
    fill: (paint, attrs) => body.push(rect(0, 0, width, height, { fill: paint, ...attrs })),
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      (defs.length ? `<defs>${defs.join('')}</defs>` : '') +
      body.join('') +
      '</svg>\n',
  }
  return sheet
}

/** @typedef {ReturnType<typeof createSheet>} Sheet */

/** Stamps a symbol. */
export const use = (reference, x, y, scale = 1, turn = 0, attrs = {}) =>
  tag('use', {
    'xlink:href': reference,
    transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${format(scale)})`}`,
    ...attrs,
  })
