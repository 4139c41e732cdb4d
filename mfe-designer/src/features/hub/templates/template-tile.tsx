import { useEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden, defineStyles, useStyles } from '@yawmi/ui'
import { DesignThumb } from '../../../components/design-thumb'
import type { Choice } from './choice'

const styles = defineStyles({
  template: {
    display: 'grid',
    alignContent: 'start',
    width: 'full',
    height: 'full',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    overflow: 'hidden',
    cursor: 'pointer',
    '&:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
  },
  place: { display: 'grid', placeItems: 'center', backgroundColor: 'paper', minHeight: '136px' },
  name: {
    padding: '2',
    fontSize: 'sm',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'center',
  },
})

/** Px of a template's longer side in the list. */
const THUMB = 136
/** How far below the window templates are made ready. */
const AHEAD = '300px'

interface TemplateTileProps {
  choice: Choice
  /** How often words have been measured: the picture is made anew with it. */
  measured: number
  onChoose: () => void
}

/** A template in the gallery. Its picture is made when it is near the window: dozens at once would keep a phone busy. */
export function TemplateTile({ choice, measured, onChoose }: TemplateTileProps) {
  const classes = useStyles(styles)
  const root = useRef<HTMLButtonElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !root.current) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    watcher.observe(root.current)
    return () => watcher.disconnect()
  }, [near])
  const design = useMemo(() => (near ? designOf(choice, measured) : undefined), [near, choice, measured])
  return (
    <button ref={root} type="button" className={classes.template} onClick={onChoose}>
      <span className={classes.place}>{design && <DesignThumb design={design} size={THUMB} />}</span>
      <span className={classes.name}>
        {choice.group && <VisuallyHidden>{`${choice.group}: `}</VisuallyHidden>}
        {choice.name}
      </span>
    </button>
  )
}

const designOf = ({ design, fields }: Choice, _measured: number) =>
  design(
    fields.map(({ value }) => value),
    'square',
  )
