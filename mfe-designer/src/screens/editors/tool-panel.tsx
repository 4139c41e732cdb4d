import { memo } from 'react'
import type { DesignType } from '@yawmi/contract'
import { BackgroundsPanel } from '../../features/backgrounds/backgrounds-panel'
import { FontColorPanel } from '../../features/text/font-color-panel'
import { FontFamilyPanel } from '../../features/text/font-family-panel'
import { FontSizePanel } from '../../features/text/font-size-panel'
import { QuotesPanel } from '../../features/quotes/quotes-panel'
import { TextPanel } from '../../features/text/text-panel'
import type { Tool } from '../../features/tools/tools'

interface ToolPanelProps {
  tool: Tool
  type: DesignType
  onBackground: (path: string) => void
}

/** The controls of the active tool: one panel at a time, so that opening one closes the others. */
export const ToolPanel = memo(function ToolPanel({ tool, type, onBackground }: ToolPanelProps) {
  switch (tool) {
    case 'backgrounds':
      return <BackgroundsPanel type={type} onChoose={onBackground} />
    case 'text':
      return <TextPanel />
    case 'font':
      return <FontFamilyPanel />
    case 'size':
      return <FontSizePanel />
    case 'color':
      return <FontColorPanel />
    case 'quotes':
      return <QuotesPanel />
  }
})
