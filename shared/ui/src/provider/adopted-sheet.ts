/** A root whose style sheets can be made by scripts. */
export type StyleRoot = Document | ShadowRoot

/** Whether a root takes constructed sheets: Safari does from 16.4 on. */
export const adopts = (root: StyleRoot): boolean =>
  'adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype

/**
 * Emotion's sheet without a style element: rules are inserted into a constructed style sheet that the root adopts.
 * Content-Security-Policies do not restrict it, so that an integrator's page needs neither a nonce nor 'unsafe-inline'
 * for us, and its document gets no node of ours. Has the fields of emotion's own `StyleSheet` that are used.
 */
export class AdoptedSheet {
  readonly key: string
  readonly container: Node
  readonly nonce = undefined
  readonly isSpeedy = true
  readonly tags: readonly HTMLStyleElement[] = []
  before: Element | null = null
  #sheet?: CSSStyleSheet

  constructor({ key, container }: { key: string; container: Node }) {
    this.key = key
    this.container = container
  }

  get #root(): StyleRoot {
    return this.container as StyleRoot
  }

  /** Nothing of ours is prerendered in an integrator's page. */
  hydrate(): void {}

  insert(rule: string): void {
    const sheet = (this.#sheet ??= this.#attach())
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // A selector that this browser does not know, such as a vendor's: the rules after it must still come.
    }
  }

  flush(): void {
    const own = this.#sheet
    if (!own) return
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((sheet) => sheet !== own)
    this.#sheet = undefined
  }

  #attach(): CSSStyleSheet {
    const sheet = new CSSStyleSheet()
    // The global sheet names the layers in their order and must come first.
    const { adoptedStyleSheets: sheets } = this.#root
    this.#root.adoptedStyleSheets = this.key.endsWith('-global') ? [sheet, ...sheets] : [...sheets, sheet]
    return sheet
  }
}
