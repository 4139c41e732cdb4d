import type { Brand } from '@yawmi/brand'
import { ar } from '../faq/copy/ar'
import { questionsOf } from '../faq/questions'
import { wordsOf } from '../words/use-words'

/** schema.org's description of a screen for search engines (JSON-LD); undefined where there is nothing to add. */
export function structuredData(screen: string, brand: Brand): object | undefined {
  if (screen !== 'landing') return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'ar',
    mainEntity: questionsOf(wordsOf('landing', ar, brand), brand).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
