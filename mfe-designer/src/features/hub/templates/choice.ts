import { fillText } from '@yawmi/ui'
import { isText } from '../../../document/box'
import type { Design, Page } from '../../../document/design'
import { parseDraft } from '../../../document/stored/draft'
import { textsOf } from '../../../document/pristine'
import { sanitizeText } from '../../../document/texts/sanitize-text'
import { composeTemplate } from './compose'
import type { TemplateStrings } from './copy/use-strings'
import type { Occasion, Template } from './template'

/** Something to begin with, ours or the brand's: its words, and the design that it is with them. */
export interface Choice {
  key: string
  occasion: Occasion | 'brand'
  name: string
  /** What its occasion is called, for those who do not see it. */
  group?: string
  fields: readonly { label: string; value: string }[]
  /** Whether there is a composition for each size. */
  hasSizes: boolean
  design: (words: readonly string[], page: Page) => Design
}

/** One of our templates. */
export function choiceOf(template: Template, strings: TemplateStrings): Choice {
  const { id, occasion } = template
  const { head, body } = strings.cards[id]
  return {
    ...{ key: id, occasion, name: head, group: strings[occasion] },
    fields: [
      { label: strings.templateHead, value: head },
      { label: strings.templateBody, value: body },
      { label: strings.templateName, value: '' },
    ],
    hasSizes: true,
    design: ([first = '', second = '', name = ''], page) =>
      composeTemplate(template, { head: first, body: second, name }, page),
  }
}

/** A template as a brand gives it: a document of the studio. */
export interface BrandTemplate {
  name: string
  document: unknown
}

/** One of the brand's; undefined where this studio cannot read it. Its texts are filled in their order. */
export function choiceOfBrand(
  { name, document }: BrandTemplate,
  index: number,
  strings: TemplateStrings,
): Choice | undefined {
  const design = parseDraft(JSON.stringify(document))
  if (!design) return undefined
  return {
    ...{ key: `brand${index}`, occasion: 'brand', name },
    fields: textsOf(design).map(({ text }, at) => ({
      label: fillText(strings.templateText, { n: at + 1 }),
      value: text,
    })),
    hasSizes: false,
    design(words) {
      const ids = textsOf(design).map(({ id }) => id)
      const boxes = design.boxes.map((box) =>
        isText(box) ? { ...box, text: sanitizeText(words[ids.indexOf(box.id)] ?? box.text) } : box,
      )
      return { ...design, boxes }
    },
  }
}
