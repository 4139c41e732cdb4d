import ts from 'typescript'

/** The conditions of styles that our code uses, without their `_`; the lint refuses others in names of properties. */
export const USED_CONDITIONS = ['hover', 'open', 'closed']

/**
 * Chakra's own properties of styles that no style of ours has, by families; the lint refuses them. Names that are CSS's
 * stay, whether or not they are used: without their utility their tokens would be taken as they are written.
 */
export const UNUSED_UTILITIES = [
  ...['backgroundGradient', 'gradientFrom', 'gradientTo', 'gradientVia'],
  ...['divideX', 'divideY', 'divideColor', 'divideStyle', 'spaceX', 'spaceXReverse', 'spaceY', 'spaceYReverse'],
  ...['focusRing', 'focusVisibleRing', 'focusRingColor', 'focusRingOffset', 'focusRingWidth', 'focusRingStyle'],
  ...['ringColor', 'ringOffset', 'ringOffsetColor', 'ringInset', 'boxShadowColor'],
  ...['blur', 'brightness', 'contrast', 'grayscale', 'hueRotate', 'invert', 'saturate', 'sepia', 'dropShadow'],
  ...['backdropBlur', 'backdropBrightness', 'backdropContrast', 'backdropGrayscale', 'backdropHueRotate'],
  ...['backdropInvert', 'backdropOpacity', 'backdropSaturate', 'backdropSepia'],
  ...['skewX', 'skewY', 'scaleX', 'scaleY', 'rotateX', 'rotateY', 'translateX', 'translateY'],
  ...['borderTopRadius', 'borderBottomRadius', 'borderLeftRadius', 'borderRightRadius'],
  ...['borderInlineStartRadius', 'borderInlineEndRadius', 'borderSpacingX', 'borderSpacingY'],
  ...['hideFrom', 'hideBelow', 'boxSize', 'scrollbar', 'scrollSnapStrictness', 'truncate', 'srOnly', 'debug'],
]

/**
 * A loader for Chakra's preset, which names some hundred conditions and two hundred properties of styles: those that no
 * style of ours has are left out of every page.
 * @param {string} source
 */
export default function slimPreset(source) {
  const file = ts.createSourceFile('preset-base.js', source, ts.ScriptTarget.Latest, true)
  const conditions = argumentOf(file, 'defaultConditions')
  const utilities = find(
    file,
    (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'utilities' && node.initializer,
  )
  const cut = [
    ...others(conditions, USED_CONDITIONS),
    ...UNUSED_UTILITIES.map((name) => propertyOf(utilities, name)),
  ].sort((a, b) => b.pos - a.pos)
  return cut.reduce((text, { pos, end }) => text.slice(0, pos) + text.slice(text.indexOf(',', end) + 1), source)
}

function others(object, names) {
  const used = names.map((name) => propertyOf(object, name))
  // The last one has no comma behind it.
  return object.properties.slice(0, -1).filter((property) => !used.includes(property))
}

function propertyOf(object, name) {
  const property = object?.properties.find((each) => each.name.getText() === name)
  if (!property) throw new Error(`Chakra’s preset has no “${name}”, or another form by now`)
  return property
}

/** The object that a variable is made of by a function. */
const argumentOf = (file, name) =>
  find(
    file,
    (node) =>
      ts.isVariableDeclaration(node) &&
      node.name.getText() === name &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.arguments[0],
  )

function find(node, match) {
  return match(node) || ts.forEachChild(node, (child) => find(child, match))
}

/** The file that it is for. */
export const CHAKRA_PRESET = {
  test: /node_modules\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/,
  loader: import.meta.filename,
}
