import { canChange, selectedBox, type Command } from '../command'
import { deleteBox } from '../delete-box'

/** Removes the selected box and puts it on the clipboard. */
export const cutBox: Command = {
  enabled: canChange,
  perform: (workspace) => ({ ...deleteBox.perform(workspace), clipboard: selectedBox(workspace) }),
  announcement: () => 'saidDeleted',
}
