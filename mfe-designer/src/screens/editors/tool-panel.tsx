import { memo, type ReactNode } from 'react'
import { DeferredPanel, type PanelProps } from '../../components/deferred-panel'
import type { Tool } from '../../features/tools/tools'

const loadText = async () => (await import('./text-tool')).TextTool
const loadTone = async () => (await import('../../features/backgrounds/tone-panel')).TonePanel
const loadSize = async () => (await import('../../features/text/font-size-panel')).FontSizePanel
const loadColor = async () => (await import('../../features/text/font-color-panel')).FontColorPanel
const loadFonts = async () => (await import('../../features/text/font-family-panel')).FontFamilyPanel
const loadQuotes = async () => (await import('../../features/text/quotes-panel')).QuotesPanel
const loadPage = async () => (await import('../../features/backgrounds/page/page-panel')).PagePanel
const loadElements = async () => (await import('./elements-tool')).ElementsTool

interface ToolPanelProps extends PanelProps {
  tool: Tool
  /** The panel of backgrounds, in an editor that has it. */
  backgrounds?: ReactNode
}

/** The controls of the active tool: one panel at a time, so that opening one closes the others. */
export const ToolPanel = memo(function ToolPanel({ tool, backgrounds, ...props }: ToolPanelProps) {
  switch (tool) {
    case 'backgrounds':
      return backgrounds
    case 'text':
      return <DeferredPanel key={tool} load={loadText} {...props} />
    case 'elements':
      return <DeferredPanel key={tool} load={loadElements} {...props} />
    case 'tone':
      return <DeferredPanel key={tool} load={loadTone} {...props} />
    case 'page':
      return <DeferredPanel key={tool} load={loadPage} {...props} />
    case 'font':
      return <DeferredPanel key={tool} load={loadFonts} {...props} />
    case 'size':
      return <DeferredPanel key={tool} load={loadSize} {...props} />
    case 'color':
      return <DeferredPanel key={tool} load={loadColor} {...props} />
    case 'quotes':
      return <DeferredPanel key={tool} load={loadQuotes} {...props} />
  }
})
