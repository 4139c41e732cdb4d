import type { Brand } from '@yawmi/brand'
import { Markup, markup } from '../../lib/html'
import type { AdmittedCode } from '../security/admitted-code'

/** What a page that is not everybody's says of itself, and the way back to the one that is. */
export interface Badge {
  id: string
  title: string
  /** Each line of it, as an `li`. */
  lines: readonly Markup[]
  /** A sentence below them. */
  note?: string
  off: { href: string; label: string }
}

/** Id of what holds the badges. */
const ID = 'yawmi-badges'

/**
 * Badges stand beside the shell's root, so that no script is needed for them and the page below is as everybody has it; nothing
 * where there is none.
 */
export function badgesOf(
  badges: readonly Badge[],
  { brand, code }: { brand: Brand; code: AdmittedCode },
): Markup | undefined {
  if (badges.length === 0) return undefined
  return markup`${code.style(css(brand))}<div id="${ID}">${badges.map(asideOf)}</div>
`
}

const asideOf = ({ id, title, lines, note, off }: Badge) =>
  markup`<aside id="${id}" aria-label="${title}"><details open><summary>${title}</summary><ul>${lines}</ul>${note && markup`<p>${note}</p>`}<a href="${off.href}">${off.label}</a></details></aside>`

/** In the brand's ink, which reads on its paper, in the theme that the page has; above the bar that phones have at the end. */
const css = ({ colors: { light, dark }, radii, features }: Brand): Markup => {
  const inDark = `background:${dark.ink};color:${dark.paper}`
  return new Markup(
    `#${ID}{position:fixed;z-index:1500;inset-inline-start:0;inset-block-end:calc(72px + env(safe-area-inset-bottom));padding:12px;box-sizing:border-box;max-inline-size:min(21.5rem,100vw);max-block-size:calc(100dvh - 144px);overflow:auto;pointer-events:none;display:flex;flex-direction:column;gap:8px;align-items:start;font:14px/1.6 system-ui,-apple-system,'Segoe UI','Noto Sans Arabic',sans-serif}` +
      `#${ID} aside{pointer-events:auto;background:${light.ink};color:${light.paper};border-radius:${radii.field}px;box-shadow:0 2px 12px #0005}` +
      `#${ID} summary{cursor:pointer;padding:10px 14px;min-block-size:44px;box-sizing:border-box;font-weight:700}` +
      `#${ID} ul{list-style:none;margin:0;padding:0 14px}` +
      `#${ID} p{margin:0;padding:4px 14px 0}` +
      `#${ID} li{overflow-wrap:anywhere}` +
      `#${ID} li span{display:none}` +
      `#${ID} li[data-gave-way] bdi{text-decoration:line-through}` +
      `#${ID} li[data-gave-way] span{display:block}` +
      `#${ID} a{display:inline-block;padding:10px 14px;min-block-size:44px;box-sizing:border-box;color:inherit}` +
      `#${ID} :focus-visible{outline:3px solid currentColor;outline-offset:-4px;border-radius:${radii.field}px}` +
      (features.darkTheme
        ? `@media (prefers-color-scheme:dark){html:not([data-theme=light]) #${ID} aside{${inDark}}}html[data-theme=dark] #${ID} aside{${inDark}}`
        : '') +
      `@media print{#${ID}{display:none}}`,
  )
}
