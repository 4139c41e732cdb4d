import type { Brand, OwnFaq } from '@yawmi/brand'
import { ar } from '../features/faq/copy/ar'
import { ownQuestionsOf, plainAnswer, questionsOf } from '../features/faq/questions'
import { landingSections } from '../lib/landing-sections'
import { stringsOf } from '../copy/use-strings'

/**
 * schema.org's description of a screen for search engines (JSON-LD); undefined where there is nothing to add.
 * @param texts the brand's own, which came with the page
 */
export function structuredData(screen: string, brand: Brand, { faq }: { faq?: OwnFaq } = {}): object | undefined {
  if (screen !== 'landing' || !landingSections(brand).includes('faq')) return undefined
  const questions = faq ? ownQuestionsOf(faq, brand) : questionsOf(stringsOf('landing', ar, brand), brand)
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'ar',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: question.question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(question, brand) },
    })),
  }
}
