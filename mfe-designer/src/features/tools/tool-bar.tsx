import type { Ref } from 'react'
import { cx, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { TOOLS, type Tool } from './tools'
import { toolBarStyles } from './tool-bar.styles'

interface ToolBarProps {
  ref?: Ref<HTMLDivElement>
  /** Along the side from md up, at the thumb below it. */
  place: 'rail' | 'foot'
  active: Tool
  onChoose: (tool: Tool) => void
  /** Tools that this editor offers. */
  tools?: readonly Tool[]
}

export function ToolBar({ ref, place, active, onChoose, tools }: ToolBarProps) {
  const strings = useStrings()
  const classes = useStyles(toolBarStyles)
  return (
    <div ref={ref} role="group" aria-label={strings.tools} className={cx(classes.bar, classes[place])}>
      {TOOLS.filter(({ tool }) => !tools || tools.includes(tool)).map(({ tool, name, Icon }) => (
        <button
          key={tool}
          type="button"
          className={classes.tool}
          aria-pressed={tool === active}
          onClick={() => onChoose(tool)}
        >
          <Icon />
          {strings[name]}
        </button>
      ))}
    </div>
  )
}
