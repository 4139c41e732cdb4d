import { useState } from 'react'
import type { Studio } from '../../studio/studio'
import { beginText } from '../../studio/begin-text'
import type { Tool } from './tools'

interface ToolRules {
  /** The tool that the editor opens with, and comes back to when a panel is closed. */
  first: Tool
  /** Tools whose panels are opened and closed by the same press. */
  toggled: readonly Tool[]
}

/**
 * The active tool. 2 adds an empty text each time, to be written at once. `show` opens a tool's panel, or closes it, and
 * does nothing else.
 */
export function useTool(studio: Studio, { first, toggled }: ToolRules) {
  const [tool, setTool] = useState<Tool>(first)
  const show = (next: Tool) => setTool(next === tool && toggled.includes(next) ? first : next)
  const choose = (next: Tool) => {
    // Where the tool's panel covers the stage, a new text is written first.
    if (next === 2 && toggled.includes(2)) setTool(first)
    else show(next)
    if (next === 2) beginText(studio)
  }
  return { tool, choose, show }
}
