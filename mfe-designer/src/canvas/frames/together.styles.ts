import { defineStyles } from '@yawmi/ui'

export const togetherStyles = defineStyles({
  around: { position: 'absolute', pointerEvents: 'none', zIndex: 'raised', outline: '1px solid var(--yw-brand)' },
  handle: {
    position: 'absolute',
    width: '14px',
    height: '14px',
    margin: '-7px',
    borderRadius: '50%',
    border: '2px solid #ffffff',
    backgroundColor: 'var(--yw-brand)',
    boxShadow: '0 0 0 1px var(--yw-brand)',
    pointerEvents: 'auto',
    touchAction: 'none',
    // 44 px for a thumb.
    '&::before': { content: '""', position: 'absolute', inset: '-17px', borderRadius: '50%' },
  },
  pull: { cursor: 'nwse-resize' },
  pullBack: { cursor: 'nesw-resize' },
  turn: { cursor: 'grab' },
})
