import { useState } from 'react'
import { Button, IconButton, useStyles } from '@yawmi/ui'
import { CloseIcon } from '@yawmi/ui/icons'
import { fitBox } from '../../commands/placement/fit-box'
import { useStrings } from '../../copy/use-strings'
import { boxOf } from '../../document/design'
import type { Box } from '../../document/box'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { noticeStyles } from './notice'

/**
 * A notice that a text is larger than the picture, with a button that shrinks it. Once dismissed it comes again when the
 * text is changed.
 */
export function TooLarge() {
  const strings = useStrings()
  const studio = useStudio()
  const classes = useStyles(noticeStyles)
  const box = useStudioView(({ design, tooLarge }) => boxOf(design, tooLarge))
  const [dismissed, setDismissed] = useState<Box>()
  if (!box || box === dismissed) return null
  return (
    <div className={classes.notice}>
      <span className={classes.words}>{strings.tooLarge}</span>
      {studio.can(fitBox, { id: box.id }) && (
        <Button variant="outline" onClick={() => studio.run(fitBox, { id: box.id })}>
          {strings.makeFit}
        </Button>
      )}
      <IconButton label={strings.close} onClick={() => setDismissed(box)}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  )
}
