import { cloneElement, useId, useState, type ReactElement } from 'react'
import { cx } from '../styles/cx'
import { defineStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const styles = defineStyles({
  anchor: { position: 'relative', display: 'grid', minWidth: '0' },
  tip: {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 6px)',
    justifySelf: 'center',
    width: 'max-content',
    maxWidth: '256px',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'small',
    backgroundColor: 'ink',
    color: 'paper',
    fontSize: 'sm',
    pointerEvents: 'none',
    zIndex: 'sticky',
    animation: 'yw-fade-in 150ms ease-out',
  },
})

export interface TooltipProps {
  /** What it says; also read to screen readers as the description of the control. */
  label: string
  /** One control that can be focused. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  className?: string
}

/** A word over a control while it is pointed at or focused; Escape takes it away. */
export const Tooltip = ({ label, children, className }: TooltipProps) => {
  const id = useId()
  const [shown, setShown] = useState(false)
  const classes = useStyles(styles)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    <span
      role="presentation"
      className={cx(classes.anchor, className)}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <span role="tooltip" id={id} className={classes.tip}>
          {label}
        </span>
      )}
    </span>
  )
}
