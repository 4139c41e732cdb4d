/**
 * Nodes that rules read, as far as they read them.
 * @typedef {import('eslint').Rule.Node} Node
 * @typedef {Extract<Node, { type: 'VariableDeclarator' }>['id']} Pattern
 * @typedef {Extract<Pattern, { type: 'Identifier' }>} Identifier
 * @typedef {{ type: string, shorthand?: boolean, value?: Pattern, argument?: Pattern }} PatternPart
 * @typedef {{ id?: Identifier | null, params: Pattern[] }} WithParameters
 * @typedef {{ id: Identifier }} Declared
 * @typedef {Extract<Node, { type: 'CallExpression' }>['callee']} Callee
 */

/**
 * Words that this code once used in ways of its own, and the field's word for each. They are refused in the names that
 * code declares; docs/CONTRIBUTING.md says more. Strings and names of other packages are not checked.
 * @type {Record<string, string>}
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

/**
 * The part of the old dialect that is refused in comments and in names of tests: words and phrases that have no other
 * meaning there. Most of `FIELD_WORDS` are ordinary English in a sentence, and are not among them.
 */
export const PROSE_WORDS = {
  'anti-forgery': 'CSRF token',
  'deeds?': 'first interaction',
  'draughtsm[ae]n': 'renderer',
  'draw(?:s|n|ing)? ahead': 'prerender',
  'garbled?': 'malformed',
  'he|him|his|himself': 'they, them, their',
  'journeys?': 'end-to-end test',
  "pages? of (?:others|somebody else(?:[’']s)?)": 'integrator’s page',
  patience: 'timeout',
  'remotes? (?:that )?stands? alone': 'standalone remote',
  'second try': 'retry',
  unsteady: 'flaky',
  'wish(?:es)?': 'request',
}

/** Names that remotes of former releases import from the page at run time, and a tree's leaf. */
const RELEASED_NAMES = new Set(['useAtLeast', 'LeafIcon'])

/** `todaysLeaf` → `todays`, `leaf`; `MOST_ITEMS` → `most`, `items`. @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** @param {Pattern | null | undefined} pattern @returns {Identifier[]} */
const namesIn = (pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'ObjectPattern':
      // `{ leaf }` takes a name that stands elsewhere; only what is named here counts.
      return pattern.properties.flatMap((/** @type {PatternPart} */ property) =>
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
    /** @param {Identifier | null | undefined} node */
    const check = (node) => {
      if (!node || RELEASED_NAMES.has(node.name)) return
      for (const word of wordsOf(node.name))
        if (Object.hasOwn(FIELD_WORDS, word))
          context.report({ node, messageId: 'own', data: { word, name: node.name, field: FIELD_WORDS[word] } })
    }
    /** @param {WithParameters} node */
    const checkFunction = ({ id, params }) => [id, ...params.flatMap(namesIn)].forEach(check)
    return {
      VariableDeclarator: ({ id }) => namesIn(id).forEach(check),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: ({ id }) => check(id),
      TSInterfaceDeclaration: (/** @type {Declared} */ { id }) => check(id),
      TSTypeAliasDeclaration: (/** @type {Declared} */ { id }) => check(id),
      TSEnumDeclaration: (/** @type {Declared} */ { id }) => check(id),
    }
  },
}

const PROSE = Object.entries(PROSE_WORDS).map(([words, field]) => ({
  // Not within a path or another word, such as `e2e/src/journeys`.
  pattern: new RegExp(`(?<![\\w/.-])(?:${words})(?![\\w/-])`, 'iu'),
  field,
}))

/**
 * What stands between backticks is code: it may name a file, a step or a key that keeps its word.
 * @param {string} text
 */
const proseOf = (text) => text.replace(/`[^`]*`/g, '`').replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')

/**
 * The function that is called, without `.each(…)`, `.only` and the like.
 * @param {Callee} node @returns {string | undefined}
 */
const calleeOf = (node) => {
  if (node.type === 'MemberExpression') return calleeOf(node.object)
  if (node.type === 'CallExpression') return calleeOf(node.callee)
  return node.type === 'TaggedTemplateExpression' ? calleeOf(node.tag) : /** @type {Partial<Identifier>} */ (node).name
}
/** @type {Set<string | undefined>} */
const TESTS = new Set(['it', 'test', 'describe'])

/** @type {import('eslint').Rule.RuleModule} */
const fieldProse = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { own: '“{{word}}”: use the field’s word ({{field}}); see docs/CONTRIBUTING.md.' },
  },
  create: (context) => {
    /** @param {import('eslint').JSSyntaxElement} node @param {string} text */
    const check = (node, text) => {
      for (const { pattern, field } of PROSE) {
        const [word] = pattern.exec(proseOf(text)) ?? []
        if (word) context.report({ node, messageId: 'own', data: { word, field } })
      }
    }
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value)
      },
      CallExpression: ({ callee, arguments: [title] }) => {
        if (!TESTS.has(calleeOf(callee))) return
        if (title?.type === 'Literal' && typeof title.value === 'string') check(title, title.value)
        if (title?.type === 'TemplateLiteral') check(title, title.quasis.map(({ value }) => value.raw).join('…'))
      },
    }
  },
}

export default { rules: { 'field-words': fieldWords, 'field-prose': fieldProse } }
