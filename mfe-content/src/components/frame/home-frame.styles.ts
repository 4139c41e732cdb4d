import { defineStyles } from '@yawmi/ui'

export const homeStyles = defineStyles({
  home: { display: 'flex', flexDirection: 'column', gap: { base: '8', md: '12' }, minWidth: '0' },
  titleSkeleton: {
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 'bold',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
  top: { display: 'flex', flexDirection: 'column', gap: '4' },
})
