import type { MouseEvent } from 'react'
import type { DesignType } from '@yawmi/contract'
import { Button, Heading, IconButton, NativeSelect, fillText, useStyles, useToast } from '@yawmi/ui'
import { AddIcon, ClearIcon, DownloadIcon, RemoveImageIcon, SaveIcon } from '@yawmi/ui/icons'
import { clearAll } from '../../commands/clear-all'
import { clearBackground } from '../../commands/background/clear-background'
import { useStrings } from '../../copy/use-strings'
import { isPristine, isUntouched } from '../../document/pristine'
import { focusSelection } from '../../studio/focus-selection'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { BackLink } from '../../components/back-link'
import { DraftsButton } from '../../features/drafts/drafts-button'
import { ExportOptions } from '../../features/export/export-options'
import type { ExportState } from '../../features/export/use-export'
import { BarButton } from '../../features/workspace/bar-button'
import { HistoryButtons } from '../../features/workspace/history-buttons'
import { SkipToCanvas } from '../../features/keyboard/skip-to-canvas'
import { ZOOMS, type Zoom } from '../../features/workspace/use-stage-scale'
import { desktopBarStyles } from './desktop-bar.styles'

interface DesktopBarProps {
  type: DesignType
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  picture: ExportState
}

/** What concerns the whole design. */
export function DesktopBar({ type, zoom, onZoom, picture }: DesktopBarProps) {
  const strings = useStrings()
  const studio = useStudio()
  const toast = useToast()
  const classes = useStyles(desktopBarStyles)
  const { design } = useStudioView((view) => view)
  const nothing = isPristine(design)
  // The design before stays among the drafts.
  const begin = ({ currentTarget }: MouseEvent) => {
    studio.open()
    // The button is disabled now, and the focus would be lost with it.
    focusSelection(currentTarget.getRootNode() as ParentNode, studio)
    if (!nothing) toast(strings.draftBeside)
  }
  return (
    <header className={classes.bar}>
      <SkipToCanvas />
      <BackLink />
      <Heading level={1} fontSize="xl">
        {type === 'image' ? strings.imageStudio : strings.cardStudio}
      </Heading>
      <span className={classes.space} />
      <HistoryButtons />
      <NativeSelect
        label={strings.zoom}
        hideLabel
        className={classes.zoom}
        value={zoom}
        onChange={({ target }) => onZoom(ZOOMS.find((each) => String(each) === target.value) ?? 100)}
      >
        {ZOOMS.map((each) => (
          <option key={each} value={each}>
            {fillText(strings.zoomValue, { n: each })}
          </option>
        ))}
      </NativeSelect>
      {design.background && (
        <BarButton
          label={strings.clearBackground}
          Icon={RemoveImageIcon}
          onClick={() => studio.run(clearBackground, undefined)}
        />
      )}
      <BarButton
        label={strings.clearAll}
        Icon={ClearIcon}
        disabled={!studio.can(clearAll, undefined)}
        onClick={() => studio.run(clearAll, undefined)}
      />
      <BarButton label={strings.newDesign} Icon={AddIcon} disabled={isUntouched(design)} onClick={begin} />
      <DraftsButton type={type} />
      <IconButton
        label={strings.save}
        disabled={nothing}
        loading={picture.busy === 'save'}
        {...picture.prepareHandlers}
        onClick={() => picture.start({ to: 'save' })}
      >
        <SaveIcon />
      </IconButton>
      <Button
        disabled={nothing}
        loading={picture.busy === 'download'}
        loadingLabel={strings.download}
        {...picture.prepareHandlers}
        onClick={() => picture.start({ to: 'download' })}
      >
        <DownloadIcon size={20} />
        {strings.download}
      </Button>
      <ExportOptions state={picture} />
    </header>
  )
}
