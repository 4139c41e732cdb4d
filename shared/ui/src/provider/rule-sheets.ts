/** Rules of a place, in style sheets of which each has what was added at one time. */
export interface RuleSheets {
  add(rules: readonly string[]): void
  /** Takes all of them out of the page. */
  remove(): void
}

type StyleRoot = Document | ShadowRoot

/** Whether a root takes constructed sheets: Safari does from 16.4 on. */
const adopts = (root: StyleRoot): boolean => 'adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype

/**
 * Sheets in a document or shadow root, constructed where that is possible, or style elements in any other node.
 *
 * No sheet is changed once it is in the page. Where one is, and a media query changes before the next frame, Chromium looks only for elements of
 * the rules that were added: all others keep the look of the screen as it was (docs/adr/0161).
 */
export function ruleSheets(container: Node, nonce?: string): RuleSheets {
  const isRoot = container instanceof Document || container instanceof ShadowRoot
  if (isRoot && adopts(container)) return adoptedSheets(container)
  return styleElements(container instanceof Document ? container.head : container, nonce)
}

/**
 * Sheets that the root adopts: Content-Security-Policies do not restrict them, so that an integrator's page needs neither
 * a nonce nor 'unsafe-inline' for us, and its document gets no node of ours.
 */
function adoptedSheets(root: StyleRoot): RuleSheets {
  const own = new Set<CSSStyleSheet>()
  return {
    add(rules) {
      const sheet = new CSSStyleSheet()
      fill(sheet, rules)
      own.add(sheet)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    },
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => !own.has(one))
    },
  }
}

function styleElements(parent: Node, nonce?: string): RuleSheets {
  const own: HTMLStyleElement[] = []
  return {
    add(rules) {
      const element = document.createElement('style')
      if (nonce) element.nonce = nonce
      own.push(element)
      parent.appendChild(element)
      // It has no sheet while the element is outside of a document.
      if (element.sheet) fill(element.sheet, rules)
    },
    remove: () => own.forEach((element) => element.remove()),
  }
}

function fill(sheet: CSSStyleSheet, rules: readonly string[]): void {
  for (const rule of rules)
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // A selector that this browser does not know, such as a vendor's: the rules after it must still come.
    }
}
