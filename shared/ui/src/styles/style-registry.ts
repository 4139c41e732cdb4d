import hash from '@emotion/hash'
import type { Styles } from './define-styles'
import { globalRules } from './global-rules'

/** Where rules go. */
export interface RuleWriter {
  insert(rule: string): void
  /** Of a writer that keeps rules until a render that needs them is committed. */
  flush?: () => void
}

/** Which rules a page, a shadow root or a prerendered page has, and the class names that they have there. */
export interface StyleRegistry {
  /** Writes what is not there yet, or keeps it for `flush`. A style without rules has no class. */
  classesOf<K extends string>(styles: Styles<K>): Record<K, string>
  /** Puts into the page what was kept; none where rules are written at once. */
  flush?: () => void
  /** Names of the rules that are there. */
  readonly names: ReadonlySet<string>
}

/** The same rules have the same class on every page, so that what a server wrote is known again. */
export const classOf = (name: string) => `yw-${name}`

/**
 * A registry that begins with the system's global rules.
 * @param names of rules that a server wrote into the page already
 */
export function createStyleRegistry(writer: RuleWriter, names: Iterable<string> = []): StyleRegistry {
  const written = new Set(names)
  const known = new WeakMap<object, object>()

  const write = (rules: string, name: string) => {
    if (written.has(name)) return
    written.add(name)
    for (const rule of rules.split('\n')) if (rule) writer.insert(rule.replaceAll('&', `.${classOf(name)}`))
  }
  const resolve = <K extends string>(styles: Styles<K>) => {
    const classes = {} as Record<K, string>
    let name = ''
    for (const key of Object.keys(styles) as K[]) {
      classes[key] = ''
      if (!styles[key]) continue
      // By what stands before it as well: the very same rule of others may be in the page before these, and would win over none.
      name = hash(name + styles[key])
      write(styles[key], name)
      classes[key] = classOf(name)
    }
    return classes
  }

  write(globalRules, hash(globalRules))
  return {
    names: written,
    flush: writer.flush,
    classesOf<K extends string>(styles: Styles<K>) {
      const classes = (known.get(styles) as Record<K, string> | undefined) ?? resolve(styles)
      known.set(styles, classes)
      return classes
    },
  }
}
