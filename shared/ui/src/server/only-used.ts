/** What can stand in selectors on the page's root element, which is no part of a drawing. */
const ROOT = '<html data-theme data-visitor>'
/** States and parts of controls, of which a picture has none. */
const NOT_RENDERED = /::(?!before|after)|:(?:-|focus|hover|active|disabled)/

/** States in which nothing is before somebody has touched it, and parts that only some browsers have. */
const NOT_AT_FIRST = /:(?:-|focus|hover|active)|::(?:selection|-)/

/**
 * Leaves out of a style sheet what cannot show in a drawing that nothing is added to: rules of other elements and
 * classes, animations and variables that nothing asks for.
 * @param css rules as the style cache writes them, without comments
 */
export function onlyUsed(css: string, html: string): string {
  return withoutUnusedNames(matching(css, ROOT + html, NOT_RENDERED), html, withConstants)
}

/**
 * Leaves out of a style sheet what does not show in the first look at a page, until the whole sheet comes. Its rules are word for word
 * those of the sheet: compression writes them but once.
 * @param css as for `onlyUsed`
 * @param html what is seen first
 */
export function firstUsed(css: string, html: string): string {
  return withoutUnusedNames(matching(css, ROOT + html, NOT_AT_FIRST), html)
}

interface Block {
  /** What ends without a block of its own, before this one. */
  before: string
  head: string
  body: string
}

/** The blocks of a sheet, or of a rule that holds others. */
function blocks(css: string): Block[] {
  const found = []
  let [depth, start, open] = [0, 0, 0]
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && (depth += 1) === 1) open = at
    if (css[at] === '}' && (depth -= 1) === 0) {
      const own = css.lastIndexOf(';', open) + 1
      const head = Math.max(start, own)
      found.push({ before: css.slice(start, head), head: css.slice(head, open), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return found
}

/** @param leftOut selectors of which no rule is taken */
const matching = (css: string, html: string, leftOut: RegExp): string =>
  blocks(css)
    .map(({ before, head, body }) => {
      if (head.startsWith('@keyframes')) return `${before}${head}{${body}}`
      const holds = head.startsWith('@')
      const name = holds
        ? head
        : head
            .match(SELECTORS)
            ?.filter((one) => !leftOut.test(one) && couldMatch(one, html))
            .join()
      const rest = holds ? matching(body, html, leftOut) : body
      return name && rest ? `${before}${name}{${rest}}` : before
    })
    .join('')

/** What commas part, but for those within brackets. */
const SELECTORS = /(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g

const couldMatch = (selector: string, html: string): boolean => {
  const positive = selector.replace(/:not\([^)]*\)/g, '')
  const classes = positive.match(/(?<=\.)[\w-]+/g) ?? []
  const attributes = positive.match(/(?<=\[)[\w-]+/g) ?? []
  const elements = positive.replace(/\[[^\]]*\]|\.[\w-]+|::?[\w-]+/g, ' ').match(/\b[a-z]\w*/g) ?? []
  return (
    classes.every((name) => new RegExp(`class="[^"]*\\b${name}(?![\\w-])`).test(html)) &&
    attributes.every((name) => new RegExp(`<[^>]* ${name}[=\\s>]`).test(html)) &&
    elements.every((name) => new RegExp(`<${name}[\\s>]`).test(html))
  )
}

/**
 * A variable may be what only another unused one asks for: again, until nothing goes any more.
 * @param simplify what else becomes of the rules each time
 */
function withoutUnusedNames(css: string, html: string, simplify = (rules: string) => rules): string {
  const used = new Set(`${css}${html}`.match(/(?<=var\()--[\w-]+/g))
  const less = simplify(css)
    .replace(DECLARED, (declared, name: string) => (used.has(name) ? declared : ''))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
      new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css) ? rule : '',
    )
    .replace(/[^{};]*\{\}/g, '')
  return less === css ? css : withoutUnusedNames(less, html, simplify)
}

const DECLARED = /(?<=[{;])(--[\w-]+):([^;}]*);?/g

/** What is declared once is the same everywhere: its value takes the place of its name. */
function withConstants(css: string): string {
  const values = new Map<string, string | undefined>()
  for (const [, name = '', value = ''] of css.matchAll(DECLARED))
    values.set(name, values.has(name) || value.includes('var(') ? undefined : value)
  return css.replace(/var\((--[\w-]+)(?:, [^()]*)?\)/g, (use, name: string) => values.get(name) ?? use)
}
