import { defineStyles } from '@yawmi/ui'

export const homeStyles = defineStyles({
  home: { display: 'flex', flexDirection: 'column', gap: { base: '8', md: '12' }, minWidth: '0' },
  titleSkeleton: {
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 'bold',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
  // Keeps what comes after the page out of view until the rest of it is there.
  below: { minHeight: '100vh' },
  top: { display: 'flex', flexDirection: 'column', gap: '4' },
})
