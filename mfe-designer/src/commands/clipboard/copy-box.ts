import { hasSelection, selectedBox, type Command } from '../command'

/** Keeps the selected box for pasting; the design stays as it is. */
export const copyBox: Command = {
  enabled: hasSelection,
  perform: (workspace) => ({ clipboard: selectedBox(workspace) }),
  announcement: () => 'saidCopied',
}
