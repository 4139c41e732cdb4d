import type { Brand } from '@yawmi/brand'
import type { ar } from './copy/ar'

/** A question and the sentences of its answer. */
export interface Question {
  id: string
  question: string
  answer: string
}

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
