/** Names are our own: keyframes belong to the whole document. */
export const keyframes = {
  'yw-fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'yw-fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'yw-rise': { from: { opacity: '0', transform: 'translateY(16px)' }, to: { opacity: '1', transform: 'none' } },
  'yw-drop': { from: { opacity: '0', transform: 'translateY(-16px)' }, to: { opacity: '1', transform: 'none' } },
  'yw-sink': { from: { opacity: '1', transform: 'none' }, to: { opacity: '0', transform: 'translateY(16px)' } },
  'yw-spin': { to: { transform: 'rotate(360deg)' } },
  'yw-breathe': { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.5' } },
}
