import { useRef, useState } from 'react'
import { hasRoom } from '../../commands/command'
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
 * The active tool. `choose` adds an empty text for the tool of texts and edits it at once; `show` only opens a tool's panel,
 * or closes it. `closePanel` is for Escape and leaves the focus on the tool; undefined while no panel can be closed.
 */
export function useTool(studio: Studio, { initial, toggled }: ToolRules) {
  const [tool, setTool] = useState<Tool>(initial)
  const show = (next: Tool) => setTool(next === tool && toggled.includes(next) ? initial : next)
  const choose = (next: Tool) => {
    const begins = next === 'text' && hasRoom(studio.view())
    // Where the panel would cover the stage, a new text is edited first. A full design has none: the panel says so.
    if (begins && toggled.includes('text')) setTool(initial)
    else show(next)
    if (begins) beginText(studio)
  }
  const toolBar = useRef<HTMLDivElement>(null)
  const closePanel = toggled.includes(tool)
    ? () => {
        toolBar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
        show(tool)
      }
    : undefined
  return { tool, choose, show, toolBar, closePanel }
}
