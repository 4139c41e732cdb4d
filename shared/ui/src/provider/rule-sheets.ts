import type { RuleWriter } from '../styles/style-registry'

/** A style sheet that rules are added to. */
export interface RuleSheet extends RuleWriter {
  /** Takes it out of the page. */
  remove(): void
}

type StyleRoot = Document | ShadowRoot

/** Whether a root takes constructed sheets: Safari does from 16.4 on. */
const adopts = (root: StyleRoot): boolean => 'adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype

/** A sheet in a document or shadow root, constructed where that is possible, or a style element in any other node. */
export function ruleSheet(container: Node, nonce?: string): RuleSheet {
  const isRoot = container instanceof Document || container instanceof ShadowRoot
  if (isRoot && adopts(container)) return adoptedSheet(container)
  return styleElement(container instanceof Document ? container.head : container, nonce)
}

/**
 * A sheet that the root adopts: Content-Security-Policies do not restrict it, so that an integrator's page needs neither
 * a nonce nor 'unsafe-inline' for us, and its document gets no node of ours.
 */
function adoptedSheet(root: StyleRoot): RuleSheet {
  const sheet = new CSSStyleSheet()
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return {
    insert: (rule) => insertInto(sheet, rule),
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}

function styleElement(parent: Node, nonce?: string): RuleSheet {
  const element = document.createElement('style')
  if (nonce) element.nonce = nonce
  parent.appendChild(element)
  return {
    // It has no sheet while the element is outside of a document.
    insert: (rule) => element.sheet && insertInto(element.sheet, rule),
    remove: () => element.remove(),
  }
}

function insertInto(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length)
  } catch {
    // A selector that this browser does not know, such as a vendor's: the rules after it must still come.
  }
}
