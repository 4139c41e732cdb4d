import type { WrittenBrand } from '../schema/schema'

/** Bytes of the largest templates that a phone should wait for; a template of ours comes to some 4 KB. */
const TEMPLATES_LIMIT = 200 * 1024

/** What is wrong with a brand's own templates besides their shape. */
export function ownTemplateFaults({ templates }: Pick<WrittenBrand, 'templates'>): string[] {
  if (typeof templates === 'string') return []
  const bytes = new TextEncoder().encode(JSON.stringify(templates)).byteLength
  const names = templates.designs.map(({ name }) => name)
  return [
    ...(bytes > TEMPLATES_LIMIT
      ? [`templates: has ${Math.ceil(bytes / 1024)} KB, at most ${TEMPLATES_LIMIT / 1024} KB are allowed`]
      : []),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `templates.designs: ${name} stands there twice`),
  ]
}
