import { memo, type ComponentType, type ReactNode } from 'react'
import { DeferredPanel, type PanelProps } from '../../components/deferred-panel'
import type { Tool } from '../../features/tools/tools'

/** What the panel of each tool is loaded by; that of backgrounds comes with its editor. */
const LOADS: Record<Exclude<Tool, 'backgrounds'>, () => Promise<ComponentType<PanelProps>>> = {
  text: async () => (await import('./text-tool')).TextTool,
  font: async () => (await import('../../features/text/font-family-panel')).FontFamilyPanel,
  size: async () => (await import('../../features/text/font-size-panel')).FontSizePanel,
  color: async () => (await import('../../features/text/font-color-panel')).FontColorPanel,
  quotes: async () => (await import('../../features/text/quotes-panel')).QuotesPanel,
  elements: async () => (await import('./elements-tool')).ElementsTool,
  tone: async () => (await import('../../features/backgrounds/tone-panel')).TonePanel,
  page: async () => (await import('../../features/backgrounds/page/page-panel')).PagePanel,
}

interface ToolPanelProps extends PanelProps {
  tool: Tool
  /** The panel of backgrounds, in an editor that has it. */
  backgrounds?: ReactNode
}

/** The controls of the active tool: one panel at a time, so that opening one closes the others. */
export const ToolPanel = memo(function ToolPanel({ tool, backgrounds, ...props }: ToolPanelProps) {
  return tool === 'backgrounds' ? backgrounds : <DeferredPanel key={tool} load={LOADS[tool]} {...props} />
})
