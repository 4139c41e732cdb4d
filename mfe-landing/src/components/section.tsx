import type { ReactNode } from 'react'
import { cx, defineStyles, Heading, Text, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  section: { paddingBlock: { base: '14', md: '24' }, scrollMarginBlockStart: '16', overflow: 'clip' },
  surface: { backgroundColor: 'surface', borderBlock: '1px solid var(--yw-line)' },
  inner: { width: 'full', maxWidth: 'content', marginInline: 'auto', paddingInline: 'gutter' },
  heading: { display: 'grid', gap: '3', marginBlockEnd: { base: '6', md: '10' } },
})

interface SectionProps {
  /** What anchors lead to; the heading's id is made from it. */
  id: string
  title?: ReactNode
  lead?: ReactNode
  /** Lifts the section off the paper by tone. */
  tone?: 'paper' | 'surface'
  className?: string
  children: ReactNode
}

/** A band of the page over its whole width, with its content in the middle and its heading first. */
export function Section({ id, title, lead, tone = 'paper', className, children }: SectionProps) {
  const classes = useStyles(styles)
  const headingId = `${id}-title`
  return (
    <section id={id} aria-labelledby={headingId} className={cx(classes.section, tone === 'surface' && classes.surface)}>
      <div className={cx(classes.inner, className)}>
        {title && (
          <div className={classes.heading}>
            <Heading level={2} id={headingId}>
              {title}
            </Heading>
            {lead && (
              <Text tone="quiet" fontSize="lg">
                {lead}
              </Text>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
