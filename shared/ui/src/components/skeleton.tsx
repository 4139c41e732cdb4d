import type { ComponentProps, ReactNode } from 'react'
import { useCopy } from '../context/ui-context'
import { cx } from '../styles/cx'
import { defineBaseStyles, stylesBy } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'
import { VisuallyHidden } from './visually-hidden'

const styles = defineBaseStyles({
  skeleton: {
    display: 'block',
    backgroundColor: 'line',
    borderRadius: 'small',
    // Seen only where a device sets its own colours: there it would be nothing, and the page empty.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    animation: 'yw-breathe 1600ms ease-in-out infinite',
  },
  box: {},
  text: { height: '0.75em', marginBlock: '0.5em', '&:last-child:not(:only-child)': { width: '60%' } },
  tile: { borderRadius: 'card', width: 'full' },
  circle: { borderRadius: 'full', aspectRatio: '1' },
})

/** Lengths may be names of the system's sizes, pixels, or anything that CSS knows. */
const LENGTHS = { width: 'width', height: 'height', minHeight: 'min-height', maxWidth: 'max-width' } as const
type Length = string | number

export interface SkeletonSize extends Partial<Record<keyof typeof LENGTHS, Length>> {
  aspectRatio?: string
  borderRadius?: 'field' | 'full'
  clipPath?: string
}

const SYSTEM_SIZE = /^(?:\d+|full|touch)$/

const lengthOf = (value: Length): string => {
  if (typeof value === 'number') return `${value}px`
  return SYSTEM_SIZE.test(value) ? `var(--yw-sizes-${value})` : value
}

/** There are few sizes, and a `style` attribute is refused in prerendered HTML. */
const sized = stylesBy((declarations: string) => ({ size: declarations && `&{${declarations}}` }))

function declarationsOf({ aspectRatio, borderRadius, clipPath, ...lengths }: SkeletonSize): string {
  const names = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]
  const declarations = names.map((name) => [LENGTHS[name], lengths[name] && lengthOf(lengths[name])])
  declarations.push(
    ['aspect-ratio', aspectRatio],
    ['border-radius', borderRadius && `var(--yw-radii-${borderRadius})`],
    ['clip-path', clipPath],
  )
  return declarations.map(([name, value]) => (value ? `${name}:${value};` : '')).join('')
}

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'style'>, SkeletonSize {
  shape?: 'box' | 'text' | 'tile' | 'circle'
}

/** Stands where something is to come, in its shape and size. Only `SkeletonGroup` speaks for it. */
export const Skeleton = ({ shape = 'box', className, ...props }: SkeletonProps) => {
  const { width, height, minHeight, maxWidth, aspectRatio, borderRadius, clipPath, ...rest } = props
  const classes = useStyles(styles)
  const declarations = declarationsOf({ width, height, minHeight, maxWidth, aspectRatio, borderRadius, clipPath })
  const { size } = useStyles(sized(declarations))
  return (
    <span aria-hidden {...rest} className={cx(classes.skeleton, classes[shape], declarations && size, className)} />
  )
}

/** Lines of a text to come, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} shape="text" />
    ))}
  </span>
)

/** Says once, for all the skeletons within, that something is being loaded. */
export const SkeletonGroup = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div role="status" aria-busy className={className}>
    <VisuallyHidden>{useCopy().loading}</VisuallyHidden>
    {children}
  </div>
)
