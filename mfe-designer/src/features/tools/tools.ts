import type { ComponentType } from 'react'
import {
  AddImageIcon,
  AddTextIcon,
  ColorIcon,
  FontIcon,
  FontSizeIcon,
  QuotesIcon,
  type IconProps,
} from '@yawmi/ui/icons'
import type { DesignerCopy } from '../../copy/ar'

/** The six tools by the specification's numbers: 1 backgrounds, 2 text, 3 font, 4 size, 5 colour, 6 quotes. */
export type Tool = 1 | 2 | 3 | 4 | 5 | 6

export interface ToolItem {
  tool: Tool
  name: keyof DesignerCopy
  Icon: ComponentType<IconProps>
}

export const TOOLS: readonly ToolItem[] = [
  { tool: 1, name: 'backgrounds', Icon: AddImageIcon },
  { tool: 2, name: 'addText', Icon: AddTextIcon },
  { tool: 3, name: 'fontFamily', Icon: FontIcon },
  { tool: 4, name: 'fontSize', Icon: FontSizeIcon },
  { tool: 5, name: 'fontColor', Icon: ColorIcon },
  { tool: 6, name: 'addQuote', Icon: QuotesIcon },
]
