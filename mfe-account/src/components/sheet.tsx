import type { ReactNode } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  // Two columns where the place is wide enough, whatever the screen: a web view's column is not.
  place: { containerType: 'inline-size', width: 'full', maxWidth: '1040px', marginInline: 'auto', paddingBlock: '4' },
  sheet: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    // Chromium puts all of a grid on the next sheet of paper, and leaves the first one empty.
    '@media print': { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
})

/** The plain sheet that both account screens are written on. */
export function Sheet({ children }: { children: ReactNode }) {
  const classes = useStyles(styles)
  return (
    <div className={classes.place}>
      <div className={classes.sheet}>{children}</div>
    </div>
  )
}
