import { defineStyles } from '@yawmi/ui'

export const homeStyles = defineStyles({
  home: { display: 'flex', flexDirection: 'column', gap: { base: '8', md: '12' }, minWidth: '0' },
  top: { display: 'flex', flexDirection: 'column', gap: '4' },
})

export const HEADING_SIZE = { base: 'xl', md: '2xl' }
