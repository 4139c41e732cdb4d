import type { ReactNode } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { ExpandIcon } from '@yawmi/ui/icons'

const styles = defineStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '3' },
  item: {
    border: '1px solid var(--yw-line)',
    borderRadius: 'card',
    backgroundColor: 'surface',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '14',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'card',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: '0', color: 'brand', transition: 'transform 200ms' },
  },
  title: { fontWeight: 'bold', fontSize: 'lg', lineHeight: 'heading' },
  body: { paddingInline: '5', paddingBlockEnd: '5', maxWidth: 'measure' },
})

/** Questions one under the other. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className={useStyles(styles).list}>{children}</div>
)

export interface AccordionItemProps {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  id?: string
}

/**
 * A part that opens and closes by its title. It is the browser's own `<details>`: it works in a prerendered page with
 * no script, and a search within the page finds what is closed.
 */
export const AccordionItem = ({ title, children, defaultOpen, id }: AccordionItemProps) => {
  const classes = useStyles(styles)
  return (
    <details className={classes.item} id={id} open={defaultOpen}>
      <summary className={classes.summary}>
        <h3 className={classes.title}>{title}</h3>
        <ExpandIcon />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}
