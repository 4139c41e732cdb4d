import { act } from '@yawmi/testing'

let onPopState = () => {}

// A dialog stops the propagation of a step back: this listener is added before any dialog is there.
addEventListener('popstate', () => onPopState(), { capture: true })

/** Goes one step back in the history, and waits until its listeners have run. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const done = new Promise<void>((resolve) => (onPopState = resolve))
    history.back()
    await done
  })
