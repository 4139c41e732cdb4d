import { defineStyles } from '@yawmi/ui'

export const myAccountStyles = defineStyles({
  head: { display: 'flex', alignItems: 'center', gap: '4', gridColumn: '1 / -1', minWidth: '0' },
  leaf: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: { base: '16', md: '20' },
    height: { base: '16', md: '20' },
    borderRadius: 'card',
    backgroundColor: 'brand',
    color: 'brandInk',
    // A letter as a picture: it does not grow with the device's letters, as the leaf around it does not.
    fontSize: '28px',
    fontWeight: 'bold',
    overflow: 'hidden',
    // The saffron band of a calendar leaf.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '0',
      height: '8px',
      backgroundColor: 'accent',
    },
  },
  greeting: { color: 'quiet', overflowWrap: 'anywhere' },
  sheet: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
  aside: { display: 'grid', gap: '6' },
  section: { display: 'grid', gap: '4', justifyItems: 'start' },
  form: { display: 'grid', gap: '4' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: { base: '1 1 auto', sm: '0 0 auto' } } },
  portraitSkeleton: { flexShrink: '0', width: { base: '16', md: '20' }, height: { base: '16', md: '20' } },
  buttonSkeleton: { width: { base: 'full', sm: '140px' } },
})
