import type { ReactNode, Ref } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { CONTAINER_NAME } from './container-queries'

const container = { containerType: 'inline-size', containerName: CONTAINER_NAME } as const

/** The scope element is outside of the container: what it says by width is said again inside. */
const gutter = { '--yw-gutter': { base: '16px', sm: '24px', md: '32px' }, '--yw-spacing-gutter': 'var(--yw-gutter)' }

const styles = defineStyles({
  // Where a page takes the width of this place from its content, as centring flexboxes do, a container has none.
  box: { ...container, containIntrinsicInlineSize: '320px' },
  inside: gutter,
  // What floats lies over the whole page, and goes by the width of that.
  layer: {
    ...container,
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    pointerEvents: 'none',
    '&:empty': { display: 'none' },
    '& > *': { ...gutter, pointerEvents: 'auto' },
  },
})

/** The container of a remote's screens: their responsive styles go by its width. */
export function Contained({ children }: { children: ReactNode }) {
  const classes = useStyles(styles)
  return (
    <div className={classes.box}>
      <div className={classes.inside}>{children}</div>
    </div>
  )
}

/**
 * The place of dialogs beside a container. Outside of it, since in some browsers (Chromium before 129) an element that is
 * a container is also what `position: fixed` inside it is fixed to.
 */
export const ContainerLayer = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={useStyles(styles).layer} />
)
