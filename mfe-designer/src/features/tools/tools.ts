import type { ComponentType } from 'react'
import {
  AddImageIcon,
  AddTextIcon,
  ColorIcon,
  FontIcon,
  FontSizeIcon,
  PageSizeIcon,
  QuotesIcon,
  ShapesIcon,
  ToneIcon,
  type IconProps,
} from '@yawmi/ui/icons'
import type { DesignerStrings } from '../../copy/ar'

export type Tool = 'backgrounds' | 'text' | 'font' | 'size' | 'color' | 'quotes' | 'elements' | 'tone' | 'page'

/** The tools, in the order of the specification's numbers 1 to 6; what came since stands behind them. */
export const TOOLS: readonly { tool: Tool; name: keyof DesignerStrings; Icon: ComponentType<IconProps> }[] = [
  { tool: 'backgrounds', name: 'backgrounds', Icon: AddImageIcon },
  { tool: 'text', name: 'addText', Icon: AddTextIcon },
  { tool: 'font', name: 'fontFamily', Icon: FontIcon },
  { tool: 'size', name: 'fontSize', Icon: FontSizeIcon },
  { tool: 'color', name: 'fontColor', Icon: ColorIcon },
  { tool: 'quotes', name: 'addQuote', Icon: QuotesIcon },
  { tool: 'elements', name: 'elements', Icon: ShapesIcon },
  { tool: 'tone', name: 'tone', Icon: ToneIcon },
  { tool: 'page', name: 'page', Icon: PageSizeIcon },
]
