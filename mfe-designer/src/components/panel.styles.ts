import { defineStyles } from '@yawmi/ui'

export const panelStyles = defineStyles({
  stack: { display: 'grid', gap: '4', alignContent: 'start' },
  group: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  places: { display: 'flex', justifyContent: 'space-between', maxWidth: '320px' },
  label: { fontWeight: 'bold' },
  // It may be there all the time, so that screen readers hear what comes into it; empty, it takes no gap of the panel's grid.
  note: { color: 'quiet', fontSize: 'sm', '&:empty': { position: 'absolute' } },
})
