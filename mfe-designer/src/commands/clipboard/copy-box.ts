import { hasSelection, selectedBox, type Command } from '../command'

/** Puts the selected box on the clipboard; the design stays as it is. */
export const copyBox: Command = {
  enabled: hasSelection,
  perform: (workspace) => ({ clipboard: selectedBox(workspace) }),
  announcement: () => 'saidCopied',
}
