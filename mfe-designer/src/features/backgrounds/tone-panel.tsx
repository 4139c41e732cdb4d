import { Button, Text, useStyles } from '@yawmi/ui'
import { resetTone } from '../../commands/background/set-tone'
import { panelStyles } from '../../components/panel.styles'
import { PictureEditFields } from '../../components/picture-edit/picture-edit-fields'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { NEUTRAL } from '../../document/tone'
import { useStudio, useStudioView } from '../../studio/use-studio'

/** How the background is shown: its part and direction, and each part of its tone. */
export function TonePanel() {
  const strings = usePanelStrings()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  const { background, tone = NEUTRAL } = useStudioView(({ design }) => design)
  if (!background) return <Text tone="quiet">{strings.toneFirst}</Text>
  return (
    <div className={classes.stack}>
      <PictureEditFields of="background" picture={background} tone={tone}>
        <Button
          variant="outline"
          // Disabled, it would lose the focus that it was pressed with, and with that the keys of the studio.
          aria-disabled={!studio.can(resetTone, undefined)}
          onClick={() => studio.run(resetTone, undefined)}
        >
          {strings.resetTone}
        </Button>
      </PictureEditFields>
    </div>
  )
}
