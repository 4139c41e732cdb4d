import type { TextPart } from '../../components/rich-text'

/** A paragraph; the lines of a list; or a paragraph only for brands that have text messages or a trial. */
export type LegalPart = TextPart | { when: 'sms' | 'trial'; text: string }

export interface LegalSection {
  /** What links within the page lead to. */
  id: string
  title: string
  parts: readonly LegalPart[]
}

/** A legal text as data. `{marks}` stand for the brand's name, prices and addresses. */
export interface LegalText {
  /** Date from which it holds, ISO 8601. */
  since: string
  intro: string
  sections: readonly LegalSection[]
}
