import type { ReactNode } from 'react'
import { cx, defineStyles, Heading, Text, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  section: {
    paddingBlock: { base: '14', md: '24' },
    scrollMarginBlockStart: '16',
    overflow: 'clip',
    // Below the screen it costs neither style nor layout before the first paint, until the page is at rest (`useWholePage`).
    contentVisibility: 'auto',
    '[data-whole] &': { contentVisibility: 'visible' },
  },
  surface: { backgroundColor: 'surface', borderBlock: '1px solid var(--yw-line)' },
  inner: { width: 'full', maxWidth: 'content', marginInline: 'auto', paddingInline: 'gutter' },
  heading: { display: 'grid', gap: '3', marginBlockEnd: { base: '6', md: '10' } },
})

/**
 * Heights, without their padding, that hold the sections' places until they are laid out: of the shipped texts, 390 and 1280 px wide. A
 * section that is as high as today's text has a `place` of its own.
 */
const heights = defineStyles({
  discover: { containIntrinsicBlockSize: { base: '919px', md: '580px' } },
  names: { containIntrinsicBlockSize: { base: '519px', md: '340px' } },
  quotes: { containIntrinsicBlockSize: { base: '319px', md: '175px' } },
  plan: { containIntrinsicBlockSize: { base: '716px', md: '353px' } },
  apps: { containIntrinsicBlockSize: { base: '539px', md: '204px' } },
  commonQs: { containIntrinsicBlockSize: { base: '434px', md: '338px' } },
})

interface SectionProps {
  /** What anchors lead to; the heading's id is made from it. */
  id: keyof typeof heights | 'jokes'
  title?: ReactNode
  lead?: ReactNode
  /** Lifts the section off the paper by tone. */
  tone?: 'paper' | 'surface'
  className?: string
  /** Class that holds its place, where `heights` has none. */
  place?: string
  children: ReactNode
}

/** A band of the page over its whole width, with its content in the middle and its heading first. */
export function Section({ id, title, lead, tone = 'paper', className, place, children }: SectionProps) {
  const classes = useStyles(styles)
  const held: Partial<Record<SectionProps['id'], string>> = useStyles(heights)
  const headingId = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(classes.section, place ?? held[id], tone === 'surface' && classes.surface)}
    >
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
