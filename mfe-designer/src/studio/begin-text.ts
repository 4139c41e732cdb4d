import { flushSync } from 'react-dom'
import { addText } from '../commands/add-box'
import type { Studio } from './studio'

/**
 * Adds an empty text and starts to edit it, all within the press: phones open their keyboard only for a field that gets
 * the focus then. A design without room for it stays as it is.
 */
export function beginText(studio: Studio): void {
  flushSync(() => {
    if (studio.run(addText, undefined)) studio.edit(studio.view().selected!)
  })
}
