import { flushSync } from 'react-dom'
import { addText } from '../commands/add-text'
import type { Studio } from './studio'

/**
 * Adds an empty text and begins to write in it, all within the very press: phones open their keyboard for a field that
 * gets the focus then, and for none that gets it later.
 */
export function beginText(studio: Studio): void {
  flushSync(() => {
    studio.run(addText, undefined)
    const { selected } = studio.view()
    if (selected) studio.edit(selected)
  })
}
