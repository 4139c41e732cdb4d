import { defineStyles } from '@yawmi/ui'

/** A phone on its side, which has width to spare and no height. */
const SIDEWAYS = '@media (orientation: landscape) and (max-height: 600px)'

export const phoneStyles = defineStyles({
  editor: { display: 'flex', flexDirection: 'column', height: '100dvh', backgroundColor: 'paper', overflow: 'hidden' },
  // What stands around the picture lies over its handles, which in a low window reach beyond the picture's room.
  bar: {
    position: 'relative',
    zIndex: 'raised',
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
    [SIDEWAYS]: { flexDirection: 'row' },
  },
  picture: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minWidth: '0',
    minHeight: '0',
    [SIDEWAYS]: { flexDirection: 'row' },
  },
  room: { position: 'relative', flex: '1', minWidth: '0', minHeight: '0', padding: '4' },
  // Where the thumb is, over the foot; on its side a phone has that height for the picture, and room beside it.
  selection: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    minHeight: '54px',
    paddingBlockEnd: '2',
    [SIDEWAYS]: {
      // Scrolled where an offer above leaves too little height.
      alignItems: 'safe center',
      overflowY: 'auto',
      width: '116px',
      // Two by two, so that a low window has all of them. Doubled, this is the stronger.
      '&& > *': { display: 'grid', gridTemplateColumns: '1fr 1fr', borderRadius: 'card' },
    },
  },
  workspace: { display: 'flex', width: '100%', height: '100%', minHeight: '0' },
  panel: {
    position: 'relative',
    maxHeight: '36dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    backgroundColor: 'surface',
    borderBlockStart: '1px solid var(--yw-line)',
    borderRadius: '20px 20px 0 0',
    [SIDEWAYS]: {
      // The smallest phones have no 300 px beside the picture and the selection's buttons.
      width: 'min(300px, 45vw)',
      maxHeight: 'none',
      borderBlockStart: 'none',
      borderInlineStart: '1px solid var(--yw-line)',
      borderRadius: '0',
    },
  },
})
