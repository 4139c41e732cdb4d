import type { Brand, OwnFaq } from '@yawmi/brand'
import { fillText } from '@yawmi/ui'
import { brandValues } from '../../lib/brand-values/brand-values'
import type { TextPart } from '../../components/rich-text'
import type { ar } from './copy/ar'

/** A question and its answer: the sentences of ours, the parts of a brand's own. */
export interface Question {
  id: string
  question: string
  answer: string | readonly TextPart[]
}

/** The questions of a brand's own, in its order; the marks of the answers are filled where they are shown. */
export const ownQuestionsOf = ({ questions }: OwnFaq, brand: Brand): Question[] =>
  questions.map(({ question, answer }, place) => ({
    id: String(place),
    question: fillText(question, brandValues(brand)),
    answer,
  }))

/** An answer in one line of plain text. */
export const plainAnswer = ({ answer }: Question, brand: Brand): string =>
  typeof answer === 'string' ? answer : fillText(answer.flat().join(' '), brandValues(brand))

/** The five questions as a brand answers them. */
export function questionsOf(words: Record<keyof typeof ar, string>, { features, trialHours }: Brand): Question[] {
  const answer = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ')
  return [
    { id: 'what', question: words.whatQuestion, answer: words.whatAnswer },
    { id: 'how', question: words.howQuestion, answer: answer(words.howAnswer, features.smsEntry && words.howSms) },
    { id: 'paid', question: words.paidQuestion, answer: answer(words.paidAnswer, trialHours > 0 && words.paidTrial) },
    { id: 'price', question: words.priceQuestion, answer: words.priceAnswer },
    {
      id: 'cancel',
      question: words.cancelQuestion,
      answer: answer(words.cancelAnswer, features.smsEntry && words.cancelSms),
    },
  ]
}
