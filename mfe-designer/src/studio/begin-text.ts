import { flushSync } from 'react-dom'
import { addText } from '../commands/add-box'
import type { Studio } from './studio'

/**
 * Adds an empty text and starts to edit it, all within the press: phones open their keyboard only for a field that gets
 * the focus then.
 */
export function beginText(studio: Studio): void {
  flushSync(() => {
    studio.run(addText, undefined)
    const { selected } = studio.view()
    if (selected) studio.edit(selected)
  })
}
