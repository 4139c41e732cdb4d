import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { Button, defineStyles, useAtLeast, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { isBlank } from '../../document/box'
import { isPristine } from '../../document/pristine'
import { asItIsNow, listDrafts } from '../../studio/drafts'
import { leaveNotice } from '../../studio/focus-selection'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { DesignThumb } from '../../components/design-thumb'

const styles = defineStyles({
  offer: {
    position: 'relative',
    zIndex: 'raised',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '2',
    backgroundColor: 'accentTint',
    borderBlockEnd: '1px solid var(--yw-line)',
    '& > p': { flex: '1 1 10em' },
  },
  thumb: { borderRadius: 'small', overflow: 'hidden', border: '1px solid var(--yw-line)' },
})

/**
 * Offers the design that was left unfinished on this device, until it is answered or one works on another; left alone, it
 * stays among the drafts.
 */
export function DraftOffer({ type }: { type: DesignType }) {
  const strings = useStrings()
  const studio = useStudio()
  const classes = useStyles(styles)
  const [drafts] = useState(() => (isPristine(studio.view().design) ? listDrafts(type) : []))
  const [answered, setAnswered] = useState(false)
  const current = useStudioView((view) => view.draft)
  const begun = useHasBegun()
  const draft = drafts.find(({ id }) => id !== current)
  if (begun && !answered) setAnswered(true)
  if (!draft || answered) return null
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- of its buttons
    <div role="status" className={classes.offer} onClick={leaveNotice(studio)}>
      <span className={classes.thumb}>
        <DesignThumb design={draft.design} size={48} />
      </span>
      <p>{strings.draftFound}</p>
      <Button
        onClick={() => {
          studio.open(asItIsNow(type, draft))
          setAnswered(true)
        }}
      >
        {strings.draftOpen}
      </Button>
      <Button variant="ghost" onClick={() => setAnswered(true)}>
        {strings.draftDrop}
      </Button>
    </div>
  )
}

/** Whether anything is made by now. On a phone the picture was chosen on the page before, so it alone is no work yet. */
function useHasBegun(): boolean {
  const wide = useAtLeast('md')
  return useStudioView(
    ({ design }) => design.boxes.length !== 1 || !design.boxes.every(isBlank) || (wide && design.background !== null),
  )
}
