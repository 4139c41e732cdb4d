import { useState } from 'react'
import { addText } from '../../commands/add-text'
import type { Studio } from '../../studio/studio'
import type { Tool } from './tools'

/** Tools whose panels are opened and closed by the same press. */
const TOGGLED: readonly Tool[] = [3, 4, 5]

/**
 * The active tool. 2 adds an empty text each time; 3, 4 and 5 open their panel and close it again, back to the first tool.
 * `show` opens a tool's panel and does nothing else.
 */
export function useTool(studio: Studio, first: Tool) {
  const [tool, setTool] = useState<Tool>(first)
  const choose = (next: Tool) => {
    if (next === 2) studio.run(addText, undefined)
    setTool(next === tool && TOGGLED.includes(next) ? first : next)
  }
  return { tool, choose, show: setTool }
}
