import crypto from 'node:crypto'
import { Markup, markup, type Part } from '../../lib/html'

/** Code that may be inlined: text that is no longer to be escaped, without the end of its element in it. */
type Code = string | Markup

const hashOf = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`

/** An empty style element: rules are added to it by scripts, where a browser has no sheets without an element. */
const EMPTY = hashOf('')

/**
 * The inline code and the first scripts of one page, by whose hashes its policy admits them and nothing else. Only what was
 * written by these functions is admitted: a tag that somebody smuggles into a page is none of theirs.
 */
export class AdmittedCode {
  readonly #scripts = new Set<string>()
  readonly #styles = new Set<string>([EMPTY])

  /** An inline script. */
  script(code: Code): Markup {
    const text = asParsed(code)
    this.#scripts.add(hashOf(text))
    return markup`<script>${new Markup(text)}</script>`
  }

  /** @param attributes further ones of the element, with a space in front */
  style(css: Code, attributes?: Part): Markup {
    const text = asParsed(css)
    this.#styles.add(hashOf(text))
    return markup`<style${attributes}>${new Markup(text)}</style>`
  }

  /** Admits a script file by the digest that its tag or preload names. @returns the attribute */
  integrity(digest: string): Markup {
    this.#scripts.add(`'${digest}'`)
    return markup` integrity="${digest}"`
  }

  /** Sources of `script-src` and `style-src`, in an order that is the same for the same page. */
  get sources(): { scripts: string[]; styles: string[] } {
    return { scripts: [...this.#scripts], styles: [...this.#styles] }
  }
}

/** Parsers make one line feed of each line break before a browser hashes the text. */
const asParsed = (code: Code) => String(code).replace(/\r\n?/g, '\n')
