import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { Button, defineStyles, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { isPristine } from '../../document/design'
import { dropDraft, readDraft } from '../../studio/drafts'
import { useStudio } from '../../studio/use-studio'

const styles = defineStyles({
  offer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '2',
    backgroundColor: 'accentTint',
    borderBlockEnd: '1px solid var(--yw-line)',
    '& > p': { flex: '1 1 12rem' },
  },
})

/** Offers the design that was left unfinished on this device, until it is answered. */
export function DraftOffer({ type }: { type: DesignType }) {
  const copy = useCopy()
  const studio = useStudio()
  const classes = useStyles(styles)
  const [draft, setDraft] = useState(() => (isPristine(studio.view().design) ? readDraft(type) : undefined))
  if (!draft) return null
  const answer = (open: boolean) => {
    if (open) studio.open(draft)
    else dropDraft(type)
    setDraft(undefined)
  }
  return (
    <div role="status" className={classes.offer}>
      <p>{copy.draftFound}</p>
      <Button onClick={() => answer(true)}>{copy.draftOpen}</Button>
      <Button variant="ghost" onClick={() => answer(false)}>
        {copy.draftDrop}
      </Button>
    </div>
  )
}
