/** A button that was pressed, or a form that was submitted. */
export interface Interaction {
  target: HTMLButtonElement | HTMLFormElement
  /** The page's address then: on another screen it is none of the visitor's intentions. */
  address: string
  /** The place of a button among those of its name: rows of lists are other elements once they are hydrated. */
  place?: number
}

/** What a visitor does before hydration, as the page's inline script records it (shell/src/inline/page.ts). */
export interface FirstInteraction {
  /** The recording listeners, both capturing. */
  click: (event: Event) => void
  submit: (event: Event) => void
  /** Drops what is recorded of an event that has come back from React, on its way up. */
  handled: () => void
  /** The last one, whoever handles it. */
  last?: Interaction
  /** The last one that React does not handle. */
  unhandled?: Interaction
  /** React hydrates the page: it handles events of what it has not hydrated yet, or stops them at its root. */
  hydrating?: boolean
}

/** The page as the inline script leaves it. */
export type RecordedPage = typeof globalThis & { yawmiEarly?: FirstInteraction }

/** The events that are recorded. */
export const EVENTS = ['click', 'submit'] as const

const recorded = () => (globalThis as RecordedPage).yawmiEarly

/** From now on events that come back from React have been handled: call it right before React hydrates the page. */
export function beginHydration(): void {
  const interaction = recorded()
  if (interaction) interaction.hydrating = true
}

/** Buttons of the page with the same name. */
export const buttonsLike = (button: HTMLButtonElement): HTMLButtonElement[] => {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
  return [...document.querySelectorAll<HTMLButtonElement>('#root button[type=button]')].filter(
    (other) => nameOf(other) === nameOf(button),
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Fields in which something is typed, and their forms. */
const fields = () => [
  ...document.querySelectorAll<Field>('#root :is(form, textarea, input:not([type=checkbox], [type=radio]))'),
]

/** Those of the page before, and the one that had the focus, where React has rendered the page anew. */
let before: Element[] = []
let focused: Element | null | undefined

/** What is typed until the new page stands goes over to it: call it right before React renders the page anew. */
export function beginAnew(): void {
  before = fields()
  focused = document.activeElement
}

/** What stands in the place of an element of the page before. */
const inPlaceOf = (element?: Element | null) => fields()[before.indexOf(element as Element)]

/** Frames in which a button comes back that hydration has replaced: a second, and more on a slow phone. */
const MAX_FRAMES = 60

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
  for (const type of EVENTS) document.removeEventListener(type, interaction[type], true)
  fields().forEach((field, place) => {
    const old = before[place] as Field | undefined
    const typed = field.value || (old?.name === field.name && old.value)
    if (typed) retype(field, typed)
  })
  inPlaceOf(focused)?.focus()
  dispatchEvent(new Event('yawmi:hydrated'))
  const hydrating = isInEvent() ? interaction.last : undefined
  // A moment later: the form's state must have the typed values by then.
  setTimeout(() => {
    for (const type of EVENTS) document.removeEventListener(type, interaction.handled)
    const unhandled = hydrating?.target.isConnected === false ? hydrating : interaction.unhandled
    if (unhandled?.target instanceof HTMLButtonElement) press(unhandled.target, unhandled)
    // By the event itself: Safari before 16 has no `requestSubmit`.
    else {
      const form = inPlaceOf(unhandled?.target) ?? unhandled?.target
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    }
  })
}

/**
 * Whether a visitor's event has just had React finish the hydration. Its button can have React's notes, since React had rendered
 * it, and be made anew with its list before React looks for whom the event is for and finds nobody.
 */
function isInEvent(): boolean {
  const type = globalThis.event?.type
  return EVENTS.some((recorded) => recorded === type)
}

/** Presses a button, or what has come into its place: a list renders its further rows in the frames after the first. */
function press(button: HTMLButtonElement, at: Interaction, frames = MAX_FRAMES): void {
  if (location.href !== at.address) return
  const target = button.isConnected ? button : buttonsLike(button)[at.place ?? 0]
  if (target) target.click()
  else if (frames > 0) requestAnimationFrame(() => press(button, at, frames - 1))
}

/** React compares with the value that it tracks: that one is restored first, so that the typed one counts as a change. */
function retype(field: Field, typed: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React's own setter on the element tracks what is set; the prototype's does not.
  field.value = field.defaultValue
  Reflect.set(prototype, 'value', typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
