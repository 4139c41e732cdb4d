import type { Ref } from 'react'
import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { TOOLS, type Tool } from './tools'

const styles = defineStyles({
  bar: { display: 'flex', backgroundColor: 'surface' },
  rail: {
    flexDirection: 'column',
    gap: '1',
    padding: '2',
    width: '92px',
    borderInlineStart: '1px solid var(--yw-line)',
    overflowY: 'auto',
  },
  foot: {
    justifyContent: 'space-around',
    borderBlockStart: '1px solid var(--yw-line)',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    overflowX: 'auto',
  },
  tool: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1',
    minWidth: '56px',
    minHeight: { base: '60px', md: '72px' },
    paddingInline: '1',
    borderRadius: 'field',
    fontSize: 'sm',
    lineHeight: 'heading',
    textAlign: 'center',
    color: 'quiet',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover:not([aria-pressed=true])': { color: 'ink', backgroundColor: 'brandTint' } },
    '&[aria-pressed=true]': { color: 'brand', backgroundColor: 'brandTint', fontWeight: 'bold' },
  },
})

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
  const copy = useCopy()
  const classes = useStyles(styles)
  return (
    <div ref={ref} role="group" aria-label={copy.tools} className={cx(classes.bar, classes[place])}>
      {TOOLS.filter(({ tool }) => !tools || tools.includes(tool)).map(({ tool, name, Icon }) => (
        <button
          key={tool}
          type="button"
          className={classes.tool}
          aria-pressed={tool === active}
          onClick={() => onChoose(tool)}
        >
          <Icon />
          {copy[name]}
        </button>
      ))}
    </div>
  )
}
