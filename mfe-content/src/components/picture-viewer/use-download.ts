import { useRef, useState } from 'react'
import { downloadFile } from '../../lib/files/download-file'

export type DownloadState = { at: 'idle' } | { at: 'running'; percent: number } | { at: 'done' } | { at: 'failed' }

const IDLE: DownloadState = { at: 'idle' }

/**
 * Runs one download of each file at a time: `start` returns nothing, `state` has the progress and outcome of the file that is shown. Others go
 * on: on a slow network one is on its way for a minute.
 * @param shown address of that file
 */
export function useDownload(shown: string) {
  const [states, setStates] = useState<Partial<Record<string, DownloadState>>>({})
  const running = useRef(new Set<string>())
  const start = async (name: string) => {
    if (running.current.has(shown)) return
    running.current.add(shown)
    const enter = (state: DownloadState) => setStates((before) => ({ ...before, [shown]: state }))
    enter({ at: 'running', percent: 0 })
    try {
      await downloadFile(shown, name, (part) => enter({ at: 'running', percent: Math.round(part * 100) }))
      enter({ at: 'done' })
    } catch (error) {
      console.warn('a download failed', error)
      enter({ at: 'failed' })
    } finally {
      running.current.delete(shown)
    }
  }
  /** Forgets the outcome of a download that has ended, once another picture is shown. */
  const forget = () =>
    setStates((before) => (before[shown]?.at === 'running' ? before : { ...before, [shown]: undefined }))
  return { state: states[shown] ?? IDLE, start, forget }
}
