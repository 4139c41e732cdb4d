/**
 * Words that this code once used in ways of its own, and the field's word for each. They are refused in the names that
 * code declares; docs/CONTRIBUTING.md says more. Strings, comments and names of other packages are not looked at.
 */
export const FIELD_WORDS = {
  asked: 'request, requested, query',
  deed: 'first interaction',
  draughtsman: 'renderer',
  drawn: 'prerendered, rendered',
  far: "the thing's own unit, such as LARGE_NUDGE_PX",
  foot: 'footer',
  heard: 'handled, processed',
  hurry: 'query now',
  journey: 'end-to-end test',
  journeys: 'end-to-end tests',
  kept: 'saved, cached',
  leaf: 'daily card',
  least: 'min, such as MIN_SWIPE_PX',
  letters: 'SMS templates, fonts, glyphs',
  marks: 'keyset anchors, placeholders, matches',
  most: 'max, such as MAX_ITEMS',
  nobodys: 'unleased',
  patience: 'timeout',
  said: 'text, announced',
  shelf: 'carousel',
  told: 'notified, emitted',
  unsteady: 'flaky',
  wanted: 'request, target',
  wish: 'request',
}

/** Names that remotes of former releases import from the page at run time, and a tree's leaf. */
const RELEASED_NAMES = new Set(['useAtLeast', 'LeafIcon'])

/** `todaysLeaf` → `todays`, `leaf`; `MOST_ITEMS` → `most`, `items`. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)

const namesIn = (pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'ObjectPattern':
      // `{ leaf }` takes a name that stands elsewhere; only what is named here counts.
      return pattern.properties.flatMap((property) =>
        property.type === 'Property' && property.shorthand ? [] : namesIn(property.value ?? property.argument),
      )
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** @type {import('eslint').Rule.RuleModule} */
const fieldWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { own: '“{{word}}” in “{{name}}”: use the field’s word ({{field}}); see docs/CONTRIBUTING.md.' },
  },
  create: (context) => {
    const check = (node) => {
      if (!node || RELEASED_NAMES.has(node.name)) return
      for (const word of wordsOf(node.name))
        if (Object.hasOwn(FIELD_WORDS, word))
          context.report({ node, messageId: 'own', data: { word, name: node.name, field: FIELD_WORDS[word] } })
    }
    /** @param {any} node */
    const checkFunction = ({ id, params }) => [id, ...params.flatMap(namesIn)].forEach(check)
    return {
      VariableDeclarator: ({ id }) => namesIn(id).forEach(check),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: ({ id }) => check(id),
      TSInterfaceDeclaration: ({ id }) => check(id),
      TSTypeAliasDeclaration: ({ id }) => check(id),
      TSEnumDeclaration: ({ id }) => check(id),
    }
  },
}

export default { rules: { 'field-words': fieldWords } }
