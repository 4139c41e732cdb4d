import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { defineStyles, Heading, TextLink, useStyles } from '@yawmi/ui'
import { Accordion, AccordionItem } from '@yawmi/ui/accordion'
import { Section } from '../page/section'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { questionsOf } from './questions'

const styles = defineStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    alignItems: 'start',
    gap: { base: '6', md: '12' },
  },
  words: { display: 'grid', gap: '2' },
})

/** What people ask before they subscribe. */
export function Faq() {
  const words = useWords(ar)
  const classes = useStyles(styles)
  const brand = useBrand()
  return (
    <Section id="commonQs" className={classes.columns}>
      <div className={classes.words}>
        <Heading level={2} id="commonQs-title">
          {words.faqTitle}
        </Heading>
        <p>
          {words.faqLead} <TextLink render={<RouteLink to={{ name: 'contactUs' }} />}>{words.faqContact}</TextLink>
        </p>
      </div>
      <Accordion>
        {questionsOf(words, brand).map(({ id, question, answer }) => (
          <AccordionItem key={id} title={question}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  )
}
