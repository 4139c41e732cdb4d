import type { ReactNode } from 'react'
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import { useCopy } from '../context/ui-context'
import { defineStyles, useStyles } from '../styles/use-styles'
import { hiddenFromEyes } from './field/field.styles'

const styles = defineStyles({ hidden: hiddenFromEyes })

/** Stands where something is to come, in its shape and, by style props, its size. Only `SkeletonGroup` speaks for it. */
export const Skeleton = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'block',
      backgroundColor: 'line',
      borderRadius: 'small',
      animation: 'yw-breathe 1600ms ease-in-out infinite',
    },
    variants: {
      shape: {
        box: {},
        text: { height: '0.75em', marginBlock: '0.5em', '&:last-child:not(:only-child)': { width: '60%' } },
        tile: { borderRadius: 'card', width: 'full' },
        circle: { borderRadius: 'full', aspectRatio: '1' },
      },
    },
    defaultVariants: { shape: 'box' },
  }),
  { defaultProps: { 'aria-hidden': true } },
)

/** Lines of a text to come, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} shape="text" />
    ))}
  </span>
)

/** Says once, for all the skeletons within, that something is being loaded. */
export const SkeletonGroup = ({ children, className }: { children: ReactNode; className?: string }) => {
  const classes = useStyles(styles)
  return (
    <div role="status" aria-busy className={className}>
      <span className={classes.hidden}>{useCopy().loading}</span>
      {children}
    </div>
  )
}
