import { useState } from 'react'
import type { Closing } from './host-dialog'

interface Work {
  busy: boolean
  /** The error of the last attempt; set only after a failure. */
  failed?: { error: unknown }
  /** Runs the work while the dialog is held open, and closes the dialog after a success. */
  run: (work: () => Promise<unknown>, answer?: unknown) => Promise<boolean>
}

/** Work that a dialog does before it closes: under way, failed and to be retried, or done. */
export function useWork({ close, hold }: Closing): Work {
  const [state, setState] = useState<Pick<Work, 'busy' | 'failed'>>({ busy: false })
  const run: Work['run'] = async (work, answer) => {
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
