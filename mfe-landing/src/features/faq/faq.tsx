import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { defineStyles, Heading, TextLink, useStyles } from '@yawmi/ui'
import { Accordion, AccordionItem } from '@yawmi/ui/accordion'
import { OwnTextPending } from '../../components/own-text/own-text-pending'
import { useOwnText } from '../../hooks/use-own-text'
import { Section } from '../../components/section'
import { Parts } from '../../components/rich-text'
import { useStrings } from '../../copy/use-strings'
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
  const strings = useStrings(ar)
  const classes = useStyles(styles)
  const brand = useBrand()
  const own = useOwnText('faq')
  return (
    <Section id="commonQs" className={classes.columns}>
      <div className={classes.words}>
        <Heading level={2} id="commonQs-title">
          {strings.faqTitle}
        </Heading>
        <p>
          {strings.faqLead} <TextLink render={<RouteLink to={{ name: 'contactUs' }} />}>{strings.faqContact}</TextLink>
        </p>
      </div>
      {own.state === 'pending' || own.state === 'failed' ? (
        <OwnTextPending own={own} />
      ) : (
        <Accordion>
          {(own.state === 'there' ? ownQuestionsOf(own.text, brand) : questionsOf(strings, brand)).map(
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
