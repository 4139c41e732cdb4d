import { boxStyle } from './box-style'
import { renderedText } from './rendered-text'
import { partsOf } from '../document/texts/spacing'
import type { TextBox } from '../document/box'

/** Numbers that are no lengths. */
const UNITLESS = new Set(['fontWeight', 'opacity'])

/**
 * Height that a box would have on the stage, in stage units: it is laid out there, unseen, beside the others.
 * @returns 0 where nothing is laid out
 */
export function measureBox(stage: HTMLElement, box: TextBox): number {
  const probe = document.createElement('div')
  const style = Object.entries(boxStyle(box)).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' && !UNITLESS.has(name) ? `${value}px` : value,
  ])
  Object.assign(probe.style, Object.fromEntries(style), { visibility: 'hidden', transform: 'none' })
  for (const [index, part] of partsOf(renderedText(box), box.letterGap).entries()) {
    const span = document.createElement('span')
    span.textContent = part
    if (index % 2) span.style.letterSpacing = `${box.letterGap}px`
    probe.append(span)
  }
  stage.append(probe)
  const { offsetHeight } = probe
  probe.remove()
  return offsetHeight
}
