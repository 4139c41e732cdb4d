import { useState } from 'react'
import type { Studio } from '../../studio/studio'
import { beginText } from '../../studio/begin-text'
import type { Tool } from './tools'

interface ToolRules {
  /** The tool at first, and again once a panel is closed. */
  initial: Tool
  /** Tools whose panels are opened and closed by the same press. */
  toggled: readonly Tool[]
}

/**
 * The active tool. Choosing `text` adds an empty text each time and edits it at once. `show` opens a tool's panel, or
 * closes it, and does nothing else.
 */
export function useTool(studio: Studio, { initial, toggled }: ToolRules) {
  const [tool, setTool] = useState<Tool>(initial)
  const show = (next: Tool) => setTool(next === tool && toggled.includes(next) ? initial : next)
  const choose = (next: Tool) => {
    // Where the panel would cover the stage, a new text is edited first.
    if (next === 'text' && toggled.includes('text')) setTool(initial)
    else show(next)
    if (next === 'text') beginText(studio)
  }
  return { tool, choose, show }
}
