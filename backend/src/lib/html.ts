const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** HTML, as against text that is still to be escaped. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text
  }
}

/** What may stand in HTML: text is escaped, what is not there leaves nothing. */
export type Part = string | number | false | undefined | Markup | readonly Part[]

/** HTML from a template, for text between tags and in attributes with double quotes. */
export function markup([text = '', ...literals]: TemplateStringsArray, ...parts: Part[]): Markup {
  for (const [n, literal] of literals.entries()) text += markupOf(parts[n]) + literal
  return new Markup(text)
}

function markupOf(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
  if (part === undefined || part === false) return ''
  return Array.isArray(part) ? part.map(markupOf).join('') : String(part)
}

/** JSON for a script element, which it cannot end. */
export const jsonInScript = (value: unknown) =>
  new Markup(
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/[\u2028\u2029]/g, ''),
  )

interface Page {
  lang?: string
  dir?: 'rtl' | 'ltr'
  title: string
  /** What the head holds besides its title. */
  head: Part
  /** With its tags. */
  body: Markup
}

/** A page that is no document of the shell's. */
export const plainPage = ({ lang = 'ar', dir = 'rtl', title, head, body }: Page) =>
  String(markup`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
</head>
${body}
</html>
`)

interface ToolPage extends Omit<Page, 'head'> {
  styles: readonly string[]
  script?: string
}

/** A page for those who build and try the product: light or dark as they have it, and in no search engine. */
export const toolPage = ({ styles, script, ...page }: ToolPage) =>
  plainPage({
    ...page,
    head: markup`<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
${styles.map((href) => markup`<link rel="stylesheet" href="${href}">`)}
${script && markup`<script type="module" src="${script}"></script>`}`,
  })
