import { classOf, createStyleRegistry, type RuleWriter, type StyleRegistry } from '../styles/style-registry'
import { ruleSheets, type RuleSheets } from './rule-sheets'

/** On a style element that a server wrote: names of the rules in it that have no class. */
const NAMES_ATTRIBUTE = 'data-styles'
/** What stands before the name in a rule that has one. */
const CLASS = `.${classOf('')}`
const CLASSES = new RegExp(`\\${CLASS}\\w+`, 'g')

interface StyleRoot {
  styles: StyleRegistry
  sheets: RuleSheets
  users: number
}

const roots = new WeakMap<Node, StyleRoot>()

export interface StyleRootOptions {
  /** Nonce of the page's policy, for a style element. */
  nonce?: string
  /** What becomes of a rule before it is written, see `SizeContainer`. */
  rewrite?: (rule: string) => string
}

/**
 * The registry of styles in a place: an element, the document or a shadow root. Providers of one place share it.
 */
export function stylesIn(container: Node, { nonce, rewrite }: StyleRootOptions = {}): StyleRegistry {
  const existing = roots.get(container)
  if (existing) return existing.styles
  const sheets = ruleSheets(container, nonce)
  const styles = createStyleRegistry(deferred(sheets, rewrite), container instanceof ShadowRoot ? [] : namesInPage())
  roots.set(container, { styles, sheets, users: 0 })
  return styles
}

/**
 * Holds the styles of a place while they are in use. The returned function lets go; when nobody holds them any more they
 * leave the page. That happens a moment later, because React's StrictMode lets go and holds again at once.
 */
export function holdStyles(container: Node): () => void {
  const root = roots.get(container)
  if (!root) return () => {}
  root.users += 1
  return () => {
    root.users -= 1
    queueMicrotask(() => {
      if (root.users > 0 || roots.get(container) !== root) return
      roots.delete(container)
      root.sheets.remove()
    })
  }
}

/**
 * React pauses while it renders a screen, and lets the browser paint: with every rule that is in the page by then, Chromium would look anew which
 * elements they are for. They are all put there at once, with the screen.
 */
function deferred(sheets: RuleSheets, rewrite = (rule: string) => rule): RuleWriter {
  const rules: string[] = []
  return {
    insert: (rule) => void rules.push(rewrite(rule)),
    flush() {
      if (rules.length > 0) sheets.add(rules.splice(0))
    },
  }
}

const namesInPage = (): string[] =>
  [...document.querySelectorAll(`style[${NAMES_ATTRIBUTE}]`)].flatMap((element) => [
    ...(element.getAttribute(NAMES_ATTRIBUTE)?.split(' ') ?? []),
    ...(element.textContent.match(CLASSES) ?? []).map((name) => name.slice(CLASS.length)),
  ])
