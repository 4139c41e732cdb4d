import { act } from '@yawmi/testing'

let heard = () => {}

// A dialog keeps a step back from all who listen after it: this one listens before any dialog is there.
addEventListener('popstate', () => heard(), { capture: true })

/** Goes one step back in the history, and waits until all who listen have heard of it. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const done = new Promise<void>((resolve) => (heard = resolve))
    history.back()
    await done
  })
