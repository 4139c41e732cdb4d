import { TEXT_LANG, type TextBox } from '../../document/box'
import { partsOf } from '../../document/texts/spacing'
import { boxStyle } from '../box-style'
import { renderedText } from '../../document/texts/kashida'

/** Numbers that are no lengths. */
const UNITLESS = new Set(['fontWeight', 'opacity'])

/** A text's element as the stage has it, without React. */
export function textProbe(box: TextBox): HTMLElement {
  const probe = document.createElement('div')
  probe.lang = TEXT_LANG
  const style = Object.entries(boxStyle(box)).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' && !UNITLESS.has(name) ? `${value}px` : value,
  ])
  Object.assign(probe.style, Object.fromEntries(style))
  const content = document.createElement('span')
  for (const [index, part] of partsOf(renderedText(box), box.letterGap).entries()) {
    const span = document.createElement('span')
    span.textContent = part
    if (index % 2) span.style.letterSpacing = `${box.letterGap}px`
    content.append(span)
  }
  probe.append(content)
  return probe
}
