/** What the site server's own script remembers of a page that was drawn ahead (backend/src/site/pages/early-script.ts). */
interface Early {
  click: (event: Event) => void
  submit: (event: Event) => void
  /** The button that was pressed last, or the form that was sent. */
  wish?: HTMLButtonElement | HTMLFormElement
  /** React hears by itself what is pressed from now on. */
  heard?: boolean
}

const early = () => (globalThis as { yawmiEarly?: Early }).yawmiEarly

/** Ends the remembering: call it right before React is told of the page. */
export function endRemembering(): void {
  const kept = early()
  if (kept) kept.heard = true
}

type Field = HTMLInputElement | HTMLTextAreaElement

let taken = false

/**
 * Goes on from the page as it was before hydration; called when the screen listens, and does something once a page.
 * What was typed meanwhile reaches its fields as if it were typed now, then the last wish is done. Scripts of the drawn
 * page hear `yawmi:hydrated` and end.
 */
export function takeOver(): void {
  const kept = early()
  if (taken || !kept) return
  taken = true
  document.removeEventListener('click', kept.click, true)
  document.removeEventListener('submit', kept.submit, true)
  const fields = document.querySelectorAll<Field>('#root input:not([type=checkbox], [type=radio]), #root textarea')
  for (const field of fields) if (field.value) tell(field)
  dispatchEvent(new Event('yawmi:hydrated'))
  // A moment later: what the fields were told must have reached the form's handler.
  setTimeout(() => {
    const { wish } = kept
    if (!wish?.isConnected) return
    if (wish instanceof HTMLFormElement) wish.requestSubmit()
    else wish.click()
  })
}

/** React compares with the value that it knows: that one is put back first, so that the typed one is a change. */
function tell(field: Field): void {
  const typed = field.value
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  // React's own setter on the element notes what it is told; the prototype's does not.
  field.value = field.defaultValue
  write?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
