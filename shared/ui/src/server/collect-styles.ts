import { classOf, createStyleRegistry, type StyleRegistry } from '../styles/style-registry'

/** A style element to be written into the page: the client finds by it which rules are there already. */
export interface StyleTag {
  /** Value of `data-styles`: names of the rules that have no class by which they are found. */
  names: string
  css: string
}

/**
 * A registry for one rendering of a page, to be given to `UiProvider`, and what was written into it: the global rules, then
 * the classes in the order in which they were first used.
 */
export function collectStyles(): { styles: StyleRegistry; tags: () => StyleTag[] } {
  let css = ''
  const styles = createStyleRegistry({ insert: (rule) => (css += rule) })
  const hasClass = (name: string) => css.includes(`.${classOf(name)}`)
  return { styles, tags: () => [{ names: [...styles.names].filter((name) => !hasClass(name)).join(' '), css }] }
}
