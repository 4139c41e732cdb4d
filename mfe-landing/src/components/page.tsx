import type { ComponentType } from 'react'
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

/** A screen of the public layout, which lets its pages have the whole width: gives the content its margins. */
export const inPage = (Content: ComponentType) =>
  function Page() {
    return (
      <div className={useStyles(styles).page}>
        <Content />
      </div>
    )
  }
