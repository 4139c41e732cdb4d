import { RouteLink, useBrand, useLocation } from '@yawmi/remote-kit'
import { formatDate, Heading, Text, useStyles } from '@yawmi/ui'
import { useAnchors } from '../../hooks/use-anchors'
import { List, Paragraph, RichText } from '../../components/rich-text'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { legalStyles } from './legal.styles'
import type { LegalPart, LegalSection, LegalText } from './legal-text'

/** A legal text: what it is and since when, its contents as links, then the sections. The layout gives the margins. */
export function LegalDocument({ title, text }: { title: string; text: LegalText }) {
  const strings = useStrings(ar)
  const classes = useStyles(legalStyles)
  const { pathname } = useLocation()
  return (
    <div ref={useAnchors<HTMLDivElement>()} className={classes.room}>
      <article className={classes.document}>
        <header className={classes.head}>
          <Heading level={1}>{title}</Heading>
          <p className={classes.since}>
            {strings.since}{' '}
            <time dateTime={text.since} suppressHydrationWarning>
              {formatDate(text.since)}
            </time>
          </p>
          <Text fontSize="lg">
            <RichText text={text.intro} />
          </Text>
        </header>
        <nav className={classes.contents} aria-labelledby="legal-contents">
          <p id="legal-contents" className={classes.contentsTitle}>
            {strings.contents}
          </p>
          <ol className={classes.links}>
            {text.sections.map(({ id, title: name }) => (
              <li key={id}>
                <RouteLink className={classes.link} to={{ path: pathname, hash: `#${id}` }}>
                  {name}
                </RouteLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.body}>
          {text.sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </article>
    </div>
  )
}

function Section({ id, title, parts }: LegalSection) {
  const classes = useStyles(legalStyles)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <Heading level={2} fontSize="xl" id={`${id}-title`}>
        {title}
      </Heading>
      {parts.map((part, place) => (
        <Part key={place} part={part} />
      ))}
    </section>
  )
}

function Part({ part }: { part: LegalPart }) {
  const { features, trialHours } = useBrand()
  if (typeof part === 'string') return <Paragraph text={part} />
  if ('when' in part) {
    const holds = part.when === 'sms' ? features.smsEntry : trialHours > 0
    return holds ? <Paragraph text={part.text} /> : null
  }
  return <List lines={part} />
}
