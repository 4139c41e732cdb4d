import { defineStyles } from '@yawmi/ui'

export const panelStyles = defineStyles({
  stack: { display: 'grid', gap: '4', alignContent: 'start' },
  group: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  places: { display: 'flex', justifyContent: 'space-between', maxWidth: '320px' },
  label: { fontWeight: 'bold' },
  note: { color: 'quiet', fontSize: 'sm' },
})
