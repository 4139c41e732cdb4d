import { textProbe } from './texts/text-probe'
import type { TextBox } from '../document/box'

/**
 * Height that a box would have on the stage, in stage units: it is laid out there, unseen, beside the others.
 * @returns 0 where nothing is laid out
 */
export function measureBox(stage: HTMLElement, box: TextBox): number {
  const probe = textProbe(box)
  Object.assign(probe.style, { visibility: 'hidden', transform: 'none' })
  stage.append(probe)
  const { offsetHeight } = probe
  probe.remove()
  return offsetHeight
}
