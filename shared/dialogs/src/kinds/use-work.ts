import { useState } from 'react'
import type { Closing } from '../dialog-request'

/** Work that a dialog does before it closes: under way, failed and to be retried, or done. */
export function useWork({ close, hold }: Closing) {
  /** `failed`: the error of the last attempt, if that failed. */
  const [state, setState] = useState<{ busy: boolean; failed?: { error: unknown } }>({ busy: false })
  /** Runs the work while the dialog is held open, and closes the dialog after a success. */
  const run = async (work: () => Promise<unknown>, answer?: unknown) => {
    setState({ busy: true })
    hold(true)
    try {
      await work()
    } catch (error) {
      hold(false)
      setState({ busy: false, failed: { error } })
      return false
    }
    hold(false)
    await close(answer)
    return true
  }
  return { ...state, run }
}
