import type { ReactNode } from 'react'
import type { DesignType } from '@yawmi/contract'
import { IconButton, VisuallyHidden, useStyles } from '@yawmi/ui'
import { DownloadIcon, ShareIcon } from '@yawmi/ui/icons'
import { BackLink } from '../../components/back-link'
import { useStrings } from '../../copy/use-strings'
import { isPristine } from '../../document/pristine'
import { canSharePictures } from '../../export/file'
import { DraftsButton } from '../../features/drafts/drafts-button'
import { ExportOptions } from '../../features/export/export-options'
import type { ExportState } from '../../features/export/use-export'
import { HistoryButtons } from '../../features/workspace/history-buttons'
import { useStudioView } from '../../studio/use-studio'
import { phoneStyles } from './phone-editor.styles'

interface PhoneBarProps {
  type: DesignType
  /** The actions, or what holds their places. */
  children: ReactNode
}

/** The bar above the phone's editor. */
export function PhoneBar({ type, children }: PhoneBarProps) {
  const strings = useStrings()
  const classes = useStyles(phoneStyles)
  return (
    <header className={classes.bar}>
      <BackLink />
      <VisuallyHidden>
        <h1>{type === 'image' ? strings.imageStudio : strings.cardStudio}</h1>
      </VisuallyHidden>
      <span className={classes.space} />
      {children}
    </header>
  )
}

interface PhoneActionsProps {
  type: DesignType
  picture: ExportState
}

/** What is done with the whole design. */
export function PhoneActions({ type, picture }: PhoneActionsProps) {
  const strings = useStrings()
  const classes = useStyles(phoneStyles)
  const isNothing = useStudioView(({ design }) => isPristine(design))
  return (
    <>
      <DraftsButton type={type} />
      <HistoryButtons />
      <IconButton
        label={strings.download}
        disabled={isNothing}
        loading={picture.busy !== undefined}
        {...picture.prepareHandlers}
        onClick={() => picture.start({ to: 'download' })}
      >
        <DownloadIcon />
      </IconButton>
      {canSharePictures() && (
        <IconButton
          className={classes.share}
          label={strings.share}
          disabled={isNothing}
          {...picture.prepareHandlers}
          onClick={() => picture.start({ to: 'share' })}
        >
          <ShareIcon />
        </IconButton>
      )}
      <ExportOptions state={picture} />
    </>
  )
}
