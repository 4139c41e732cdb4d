import { useState } from 'react'
import type { Closing } from './host-dialog'

interface Work {
  busy: boolean
  /** What the last try threw; set only after a failure. */
  failed?: { error: unknown }
  /** Does it while the dialog is held open, and closes the dialog when it went well. */
  run(work: () => Promise<unknown>, answer?: unknown): Promise<boolean>
}

/** What a dialog does before it closes: at work, failed and to be tried again, or done. */
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
