import { canChange, selectedBox, type Command } from '../command'
import { deleteBox } from '../delete-box'

/** Takes the selected box away and keeps it for pasting. */
export const cutBox: Command = {
  enabled: canChange,
  perform: (workspace) => ({ ...deleteBox.perform(workspace), clipboard: selectedBox(workspace) }),
  announcement: () => 'saidDeleted',
}
