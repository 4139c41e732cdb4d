import { useEffect } from 'react'
import { afterPaint } from '@yawmi/lib'
import type * as exportModule from '../../export/export-design'

export type Exporter = typeof exportModule

let loading: Promise<Exporter> | undefined

/** What makes pictures of designs; where it could not be loaded, the next call tries again. */
function loadExporter(): Promise<Exporter> {
  loading ??= import('../../export/export-design').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Loads what makes pictures of designs after the editor has been painted, so that it is there when a button is pressed. */
export function useExporter(): () => Promise<Exporter> {
  useEffect(() => afterPaint(() => void loadExporter().catch(() => {})), [])
  return loadExporter
}
