import { defineStyles } from '@yawmi/ui'

export const phoneStyles = defineStyles({
  editor: { display: 'flex', flexDirection: 'column', height: '100dvh', backgroundColor: 'paper', overflow: 'hidden' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: '1',
    minHeight: '14',
    backgroundColor: 'surface',
    borderBlockEnd: '1px solid var(--yw-line)',
  },
  space: { flex: '1' },
  // Where there is no room for it, it is among the options alone. Doubled, this is the stronger.
  share: { '@media (max-width: 343px)': { '&&': { display: 'none' } } },
  // Upright, the panel lies under the picture; where there is no height for both, beside it.
  middle: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '0',
    '@media (orientation: landscape) and (max-height: 600px)': { flexDirection: 'row' },
  },
  picture: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0', minHeight: '0' },
  room: { position: 'relative', flex: '1', minHeight: '0', padding: '4' },
  // Where the thumb is, over the foot.
  selection: { display: 'flex', justifyContent: 'center', minHeight: '54px', paddingBlockEnd: '2' },
  workspace: { display: 'flex', width: '100%', height: '100%', minHeight: '0' },
  panel: {
    maxHeight: '36dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    backgroundColor: 'surface',
    borderBlockStart: '1px solid var(--yw-line)',
    borderRadius: '20px 20px 0 0',
    '@media (orientation: landscape) and (max-height: 600px)': {
      width: '300px',
      maxHeight: 'none',
      borderBlockStart: 'none',
      borderInlineStart: '1px solid var(--yw-line)',
      borderRadius: '0',
    },
  },
})
