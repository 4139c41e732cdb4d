import type { Brand } from '@yawmi/brand'
import { Markup, markup } from '../../lib/html'
import { ar } from '../copy/ar'
import type { AdmittedCode } from '../security/admitted-code'

/** Id of the badge in the page. The shell marks in it what gave way to the current version (`shell/src/lib/field-events.ts`). */
const ID = 'yawmi-tester'

/**
 * Says that the page has canaries by a tester link, which ones, and how to be without them. It stands beside the shell's
 * root, so that no script is needed for it and the page below is as everybody will have it.
 * @param tested `<remote>@<version>` of each
 */
export function testerBadge(
  tested: readonly string[],
  { brand, brandQuery, code }: { brand: Brand; brandQuery: string; code: AdmittedCode },
): Markup {
  const versions = tested.map(
    (name) =>
      markup`<li data-tested="${name}"><bdi dir="ltr">${name.replace('@', ' ')}</bdi><span>${ar.tester.gaveWay}</span></li>`,
  )
  return markup`${code.style(css(brand))}<aside id="${ID}" aria-label="${ar.tester.title}"><details open><summary>${ar.tester.title}</summary><ul>${versions}</ul><a href="/testers${brandQuery ? `${brandQuery}&` : '?'}off=1">${ar.tester.off}</a></details></aside>
`
}

/** In the brand's ink, which reads on its paper, in the theme that the page has; above the bar that phones have at the end. */
const css = ({ colors: { light, dark }, radii, features }: Brand): Markup => {
  const inDark = `background:${dark.ink};color:${dark.paper}`
  return new Markup(
    `#${ID}{position:fixed;z-index:1500;inset-inline-start:12px;inset-block-end:calc(84px + env(safe-area-inset-bottom));max-inline-size:min(20rem,calc(100vw - 24px));background:${light.ink};color:${light.paper};border-radius:${radii.field}px;font:14px/1.6 system-ui,-apple-system,'Segoe UI','Noto Sans Arabic',sans-serif;box-shadow:0 2px 12px #0005}` +
      `#${ID} summary{cursor:pointer;padding:10px 14px;min-block-size:44px;box-sizing:border-box;font-weight:700}` +
      `#${ID} ul{list-style:none;margin:0;padding:0 14px}` +
      `#${ID} li{overflow-wrap:anywhere}` +
      `#${ID} li span{display:none}` +
      `#${ID} li[data-gave-way] bdi{text-decoration:line-through}` +
      `#${ID} li[data-gave-way] span{display:block}` +
      `#${ID} a{display:inline-block;padding:10px 14px;min-block-size:44px;box-sizing:border-box;color:inherit}` +
      `#${ID} :focus-visible{outline:3px solid currentColor;outline-offset:-4px;border-radius:${radii.field}px}` +
      (features.darkTheme
        ? `@media (prefers-color-scheme:dark){html:not([data-theme=light]) #${ID}{${inDark}}}html[data-theme=dark] #${ID}{${inDark}}`
        : '') +
      `@media print{#${ID}{display:none}}`,
  )
}
