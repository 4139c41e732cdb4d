import { buttonsLike, EVENTS, type FirstInteraction, type RecordedPage } from '../lib/first-interaction'

/** Whether React has rendered or hydrated an element: it has its own notes on it then, and handles its events. */
const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

function record(target: HTMLButtonElement | HTMLFormElement, place?: number): void {
  interaction.last = { target, place, address: location.href }
  if (!isReacts(target)) interaction.unhandled = interaction.last
}

/**
 * Records what is pressed or submitted in a prerendered page, for replayFirstInteraction. A form that nothing handles yet
 * must not leave the page.
 */
const interaction: FirstInteraction = {
  click({ target }) {
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>('#root button[type=button]')
    if (button) record(button, buttonsLike(button).indexOf(button))
  },
  submit(event) {
    event.preventDefault()
    record(event.target as HTMLFormElement)
  },
  handled() {
    // What has gone by then was made anew while React hydrated the page for this event, which found nobody.
    if (interaction.hydrating && interaction.unhandled?.target.isConnected) interaction.unhandled = undefined
  },
}
;(window as RecordedPage).yawmiEarly = interaction
for (const type of EVENTS) {
  document.addEventListener(type, interaction[type], true)
  document.addEventListener(type, interaction.handled)
}
