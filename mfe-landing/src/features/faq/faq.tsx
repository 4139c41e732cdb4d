import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { defineStyles, Heading, TextLink, useStyles } from '@yawmi/ui'
import { Accordion, AccordionItem } from '@yawmi/ui/accordion'
import { OwnTextWaiting } from '../own-text/own-text-waiting'
import { useOwnText } from '../own-text/use-own-text'
import { Section } from '../page/section'
import { Parts } from '../words/parts'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { ownQuestionsOf, questionsOf } from './questions'

const styles = defineStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    alignItems: 'start',
    gap: { base: '6', md: '12' },
  },
  answer: { display: 'grid', gap: '3' },
  words: { display: 'grid', gap: '2' },
})

/** What people ask before they subscribe. */
export function Faq() {
  const words = useWords(ar)
  const classes = useStyles(styles)
  const brand = useBrand()
  const own = useOwnText('faq')
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
      {own.state === 'pending' || own.state === 'failed' ? (
        <OwnTextWaiting own={own} />
      ) : (
        <Accordion>
          {(own.state === 'there' ? ownQuestionsOf(own.text, brand) : questionsOf(words, brand)).map(
            ({ id, question, answer }) => (
              <AccordionItem key={id} title={question}>
                {typeof answer === 'string' ? (
                  answer
                ) : (
                  <div className={classes.answer}>
                    <Parts parts={answer} />
                  </div>
                )}
              </AccordionItem>
            ),
          )}
        </Accordion>
      )}
    </Section>
  )
}
