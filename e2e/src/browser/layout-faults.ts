import type { Page } from '@playwright/test'

/**
 * What a person could not read or press in an element: text and controls beyond its edges, words that are broken over
 * lines, text over other text. Shadow roots are looked into; what a scroller hides is not seen.
 */
export function layoutFaults(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((place) => {
    /** The longest word that must stay whole: longer ones may be wider than 320 px in a heading. */
    const WHOLE = 14
    /** Pixels that rounding may cost. */
    const SLACK = 1.5
    const box = document.querySelector(place)!
    const frame = box.getBoundingClientRect()
    const faults: string[] = []
    const overflow = box.scrollWidth - box.clientWidth
    if (overflow > SLACK) faults.push(`is ${overflow} px wider than its box`)

    const texts: Text[] = []
    const controls: Element[] = []
    const collect = (root: Node) => {
      for (const node of root.childNodes) {
        if (node instanceof Text) {
          if (node.data.trim() !== '') texts.push(node)
        } else if (node instanceof Element && !/^(style|script|noscript|option)$/i.test(node.tagName)) {
          if (node.matches('a, button, input, select, textarea')) controls.push(node)
          collect(node)
        }
      }
      if (root instanceof Element && root.shadowRoot) collect(root.shadowRoot)
    }
    collect(box)

    const parentOf = (element: Element) =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
    /** What of a rectangle is seen through all that clips it. */
    const clip = (rect: DOMRect, from: Element | null) => {
      let { left, top, right, bottom } = rect
      for (let element = from; element && element !== box; element = parentOf(element)) {
        const { overflowX, overflowY } = getComputedStyle(element)
        const edge = element.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      }
      return { left, top, right, bottom }
    }
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
    const seen = texts.filter(({ parentElement }) => isSeen(parentElement))
    for (const control of controls.filter(isSeen)) {
      const { left, right } = clip(control.getBoundingClientRect(), parentOf(control))
      const beyond = right - left > 3 && (left < frame.left - SLACK || right > frame.right + SLACK)
      if (beyond)
        faults.push(`«${control.getAttribute('aria-label') ?? control.textContent}» stands outside of the box`)
    }
    const lines: { text: Text; left: number; top: number; right: number; bottom: number }[] = []
    for (const text of seen) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()]
      const shown = rects
        .map((rect) => clip(rect, text.parentElement))
        .filter(({ left, right, top, bottom }) => right - left > 3 && bottom - top > 3)
      if (shown.length === 0) continue
      const label = `«${text.data.trim().slice(0, 40)}»`
      const clipped = shown.length < rects.length
      if (shown.some(({ left, right }) => left < frame.left - SLACK || right > frame.right + SLACK))
        faults.push(`${label} stands outside of the box`)
      for (const match of clipped ? [] : text.data.matchAll(/\p{L}[\p{L}\p{M}]+/gu)) {
        if (match[0].length > WHOLE) continue
        range.setStart(text, match.index)
        range.setEnd(text, match.index + match[0].length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 8) faults.push(`${label}: «${match[0]}» is broken over lines`)
      }
      // Of a line's height its letters are the middle.
      for (const { left, right, top, bottom } of shown) {
        const rest = (bottom - top) / 4
        lines.push({ text, left, right, top: top + rest, bottom: bottom - rest })
      }
    }
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.text === other.text) continue
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (across > 3 && down > 3)
          faults.push(`«${one.text.data.trim().slice(0, 40)}» and «${other.text.data.trim().slice(0, 40)}» overlap`)
      }
    })
    return [...new Set(faults)]
  }, selector)
}
