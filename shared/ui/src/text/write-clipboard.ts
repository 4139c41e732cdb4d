/**
 * Puts a text on the clipboard: by the clipboard API, and where that is missing or refused (plain http, web views,
 * frames without the permission) by a selected field and the old command.
 * @returns whether the text is on the clipboard.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = focusedElement()
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  // On the screen but unseen: a field that is not rendered cannot be selected, one far away would scroll the page.
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' })
  // Beside what has the focus: a dialog takes it back at once from whatever is outside of it, and nothing would be copied.
  const place = focused?.parentElement ?? document.body
  place.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    return focusedElement() === field && document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus({ preventScroll: true })
  }
}

/** In a shadow root of a host page, too, for which that page has the root's host. */
function focusedElement(): HTMLElement | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element as HTMLElement | null
}
