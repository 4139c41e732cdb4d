import { useRef, useState } from 'react'
import { downloadFile } from '../../lib/files/download-file'

export type DownloadState = { at: 'idle' } | { at: 'running'; percent: number } | { at: 'done' } | { at: 'failed' }

/** Runs one download at a time: `start` returns nothing, `state` has its progress and outcome. */
export function useDownload() {
  const [state, setState] = useState<DownloadState>({ at: 'idle' })
  const running = useRef(false)
  const start = async (url: string, name: string) => {
    if (running.current) return
    running.current = true
    setState({ at: 'running', percent: 0 })
    try {
      await downloadFile(url, name, (part) => setState({ at: 'running', percent: Math.round(part * 100) }))
      setState({ at: 'done' })
    } catch (error) {
      console.warn('a download failed', error)
      setState({ at: 'failed' })
    } finally {
      running.current = false
    }
  }
  /** Forgets the outcome of a finished download, as it does not apply to the next picture. */
  const forget = () => setState((now) => (now.at === 'running' ? now : { at: 'idle' }))
  return { state, start, forget }
}
