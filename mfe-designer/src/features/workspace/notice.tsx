import type { ReactNode } from 'react'
import { Button, IconButton, Spinner, defineStyles, useStyles } from '@yawmi/ui'
import { CloseIcon, ErrorIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { leaveNotice } from '../../studio/focus-selection'
import { useStudio } from '../../studio/use-studio'

export const noticeStyles = defineStyles({
  // The place is there all the time, so that screen readers hear what comes into it.
  place: {
    position: 'absolute',
    top: '12px',
    insetInline: '0',
    display: 'flex',
    justifyContent: 'center',
    paddingInline: '3',
    zIndex: 'sticky',
    pointerEvents: 'none',
  },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: '3',
    maxWidth: '600px',
    minHeight: '14',
    paddingInline: '4',
    paddingBlock: '1',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    boxShadow: 'float',
    pointerEvents: 'auto',
    '& > svg': { flexShrink: '0' },
    '& > button': { flexShrink: '0', whiteSpace: 'nowrap' },
  },
  words: { flex: '1 1 12em' },
  failed: { borderColor: 'danger', '& > svg': { color: 'danger' } },
})

interface NoticeProps {
  /** What is being done. */
  progress: string | undefined
  failure: { message: string; retry: () => void; dismiss: () => void } | undefined
  /** Another notice, while there is neither. */
  children?: ReactNode
}

/** What is being done, in words; what went wrong with it, and another try. */
export function Notice({ progress, failure, children }: NoticeProps) {
  const strings = useStrings()
  const classes = useStyles(noticeStyles)
  const leave = leaveNotice(useStudio())
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- of its buttons
    <div role="status" className={classes.place} onClick={leave}>
      {progress ? (
        <div className={classes.notice}>
          <Spinner size={20} />
          {progress}
        </div>
      ) : failure ? (
        <div className={`${classes.notice} ${classes.failed}`}>
          <ErrorIcon size={24} />
          <span className={classes.words}>{failure.message}</span>
          <Button variant="outline" onClick={failure.retry}>
            {strings.retry}
          </Button>
          <IconButton label={strings.close} onClick={failure.dismiss}>
            <CloseIcon size={20} />
          </IconButton>
        </div>
      ) : (
        children
      )}
    </div>
  )
}
