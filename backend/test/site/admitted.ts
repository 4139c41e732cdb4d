import crypto from 'node:crypto'

const ELEMENT = /<(script|style)((?: [^>]*)?)>(.*?)<\/\1>/gs

const hash = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts, styles and first scripts of a page that its Content-Security-Policy would refuse, as browsers judge. */
export function refusedCode(html: string, policy: string): string[] {
  const sources = (name: string) => new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policy)?.[1]?.split(' ') ?? []
  const [scripts, styles] = [sources('script-src'), sources('style-src')]
  const inline = [...html.matchAll(ELEMENT)]
    .filter(([, , attributes = '']) => !/ src=| type="application\/(?:ld\+)?json"/.test(attributes))
    .filter(([, name, , text = '']) => !(name === 'style' ? styles : scripts).includes(hash(text)))
  const files = [...html.matchAll(/<(?:script src=|link rel="preload" as="script" )[^>]*>/g)].filter(([tag]) => {
    const [, digest] = / integrity="([^"]+)"/.exec(tag) ?? []
    return !scripts.includes(`'${digest}'`)
  })
  return [...inline, ...files].map(([element]) => element.slice(0, 120))
}
