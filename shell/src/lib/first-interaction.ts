/** A visitor's first interaction, as the page's inline script records it before hydration (shell/src/inline/page.ts). */
export interface FirstInteraction {
  /** The recording listeners, both capturing. */
  click: (event: Event) => void
  submit: (event: Event) => void
  /** The last button that was pressed, or the last form that was submitted. */
  target?: HTMLButtonElement | HTMLFormElement
  /** React handles events from now on: nothing more is recorded. */
  stopped?: boolean
}

/** The page as the inline script leaves it. */
export type RecordedPage = typeof globalThis & { yawmiEarly?: FirstInteraction }

const recorded = () => (globalThis as RecordedPage).yawmiEarly

/** Stops the recording: call it right before React takes over the page. */
export function stopRecording(): void {
  const interaction = recorded()
  if (interaction) interaction.stopped = true
}

type Field = HTMLInputElement | HTMLTextAreaElement

let isReplayed = false

/**
 * Replays what a visitor did before hydration, once a page; call it when the screen handles events. What was typed
 * reaches its fields as if it were typed now, then the last press or submission is repeated. Scripts of the prerendered
 * page end with the event `yawmi:hydrated`.
 */
export function replayFirstInteraction(): void {
  const interaction = recorded()
  if (isReplayed || !interaction) return
  isReplayed = true
  document.removeEventListener('click', interaction.click, true)
  document.removeEventListener('submit', interaction.submit, true)
  const fields = document.querySelectorAll<Field>('#root input:not([type=checkbox], [type=radio]), #root textarea')
  for (const field of fields) if (field.value) retype(field)
  dispatchEvent(new Event('yawmi:hydrated'))
  // A moment later: the form's state must have the typed values by then.
  setTimeout(() => {
    const { target } = interaction
    if (!target?.isConnected) return
    if (target instanceof HTMLFormElement) target.requestSubmit()
    else target.click()
  })
}

/** React compares with the value that it tracks: that one is restored first, so that the typed one counts as a change. */
function retype(field: Field): void {
  const typed = field.value
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React's own setter on the element tracks what is set; the prototype's does not.
  field.value = field.defaultValue
  Reflect.set(prototype, 'value', typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
