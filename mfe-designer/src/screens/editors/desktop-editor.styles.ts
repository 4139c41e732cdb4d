import { defineStyles } from '@yawmi/ui'

export const desktopStyles = defineStyles({
  editor: { display: 'flex', flexDirection: 'column', height: '100dvh', minHeight: '560px', backgroundColor: 'paper' },
  // The rail stands at the left (specification, section 2), in a page that runs from the right.
  body: { display: 'flex', flexDirection: 'row-reverse', flex: '1', minHeight: '0' },
  panel: {
    width: '320px',
    flexShrink: '0',
    padding: '4',
    overflowY: 'auto',
    backgroundColor: 'surface',
    borderInlineStart: '1px solid var(--yw-line)',
  },
  // Among the tools and not above the picture, which it would push out of the window.
  offer: { '& > *': { marginBlockEnd: '4', borderRadius: 'field', border: '1px solid var(--yw-line)' } },
  place: { position: 'relative', display: 'flex', flex: '1', minWidth: '0' },
  // So little above that a window of 800 px shows all of the picture; below there is room for the handle that turns.
  workspace: {
    display: 'flex',
    flex: '1',
    minWidth: '0',
    overflow: 'auto',
    paddingInline: '8',
    paddingBlockStart: '4',
    paddingBlockEnd: '14',
  },
  // Beside the picture: over it, it would lie on what one works at.
  selection: { display: 'flex', alignItems: 'center', justifyContent: 'center', width: '64px', flexShrink: '0' },
})
