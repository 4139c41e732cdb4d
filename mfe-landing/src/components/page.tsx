import type { ReactNode } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  page: {
    display: 'grid',
    gap: { base: '10', md: '16' },
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: { base: '8', md: '16' },
  },
})

/** Margins of a page in the public layout, which lets its pages have the whole width. */
export const Page = ({ children }: { children: ReactNode }) => <div className={useStyles(styles).page}>{children}</div>
