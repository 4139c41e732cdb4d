/** Gives the focus to the page's content around a control that is about to go, as a change of the route does. */
export function focusContent(control: Element): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/**
 * A part of the page that can have the focus, until it loses it, so that the keyboard and screen readers go on from there. It has no ring,
 * which would stand around all that the part holds.
 */
export function focusable(part: HTMLElement): HTMLElement {
  if (part.hasAttribute('tabindex')) return part
  part.tabIndex = -1
  part.style.outline = 'none'
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  return part
}
