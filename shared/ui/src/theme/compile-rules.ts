import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { serializeStyles, type Interpolation } from '@emotion/serialize'
import { reset } from './reset'
import { rtlOutsideLayers } from './rtl'
import { system } from './system'

/** Stands in selectors for the class that a rule gets at run time; no style of ours has it. */
const PLACEHOLDER = '.class-to-come'

/**
 * Compiles one style to the form that `useStyles` takes: CSS rules, one in a line, whose selectors have `&` for the class.
 * @param style in the tokens of the system.
 * @param layer the cascade layer to lie in; without one, the rules win over those of every layer.
 */
export function compileStyle(style: SystemStyleObject, layer?: 'recipes'): string {
  const css = system.css(style)
  const rules = withConstants(lines(PLACEHOLDER, layer ? system.layers.wrap(layer, css) : css))
  return withOlderHeights(rules).replaceAll(PLACEHOLDER, '&')
}

/**
 * The same rules with a height of the whole window before one of what shows of it just now, which Chromium knows from 108 on: what fills the
 * window would be as high as nothing, and what scrolls as high as all that it holds. Least and calculated heights are seldom missed, and would
 * be bytes of every page.
 */
const withOlderHeights = (rules: string) => rules.replace(/([{;])((?:max-)?height:\d+)dvh(?=;)/g, '$1$2vh;$2dvh')

/** Variables of these never have another value: no brand, theme or width changes a step of space. */
const CONSTANT = /^--yw-(?:spacing|sizes|font-weights|line-heights|durations|z-index)-/

/** The same rules with the values of what is constant, which are shorter than its names and need no looking up. */
const withConstants = (rules: string) =>
  rules.replaceAll(/var\((--yw-[\w-]+)\)/g, (reference, name: string) => constants().get(name) ?? reference)

let known: ReadonlyMap<string, string> | undefined

function constants() {
  known ??= new Map(
    [...system.tokens.cssVarMap.get('base')!.entries()].filter(
      ([name, value]) => CONSTANT.test(name) && !value.includes('var('),
    ),
  )
  return known
}

/** Variables of breakpoints: no query of a width can read one. */
const UNREADABLE = /--yw-(?:sizes-)?breakpoints?-\w+:[^;]*;/g

/** The system's own rules for all of the scope element, one in a line: the order of layers first, then reset, tokens and the rest. */
export function compileGlobalRules(): string {
  // The system's list begins with the reset that it has none of.
  const rules = lines('', [system.layers.wrap('reset', reset), ...(system._global as unknown as object[]).slice(1)])
  return `${system.layers.atRule}\n${rules.replaceAll(UNREADABLE, '')}`
}

function lines(selector: string, styles: unknown): string {
  const cache = createCache({ key: 'yw', stylisPlugins: [rtlOutsideLayers] })
  // In Node emotion keeps the rules of such a cache, and gives them to no style element.
  cache.compat = true
  const serialized = serializeStyles([styles as Interpolation<unknown>])
  cache.insert(selector, serialized, cache.sheet, true)
  const css = cache.inserted[serialized.name]
  if (typeof css !== 'string') throw new Error('Rules are compiled in Node, where emotion keeps them as text')
  return rulesOf(css).join('\n')
}

/** Parts a sheet into its rules, each of which `insertRule` takes by itself. */
function rulesOf(css: string): string[] {
  const rules = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    const ends = depth === 0 && (css[at] === '}' || css[at] === ';')
    if (ends) {
      rules.push(css.slice(start, at + 1))
      start = at + 1
    }
  }
  return rules
}
