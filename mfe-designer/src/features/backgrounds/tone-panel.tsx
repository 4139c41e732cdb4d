import { Button, Text, fillText, useStyles } from '@yawmi/ui'
import { resetTone, setTone } from '../../commands/background/set-tone'
import { panelStyles } from '../../components/panel.styles'
import { RangeField } from '../../components/range-field'
import { useStrings } from '../../copy/use-strings'
import { NEUTRAL, TONE_BOUNDS, TONE_FIELDS } from '../../document/tone'
import { useStudio, useStudioView } from '../../studio/use-studio'

/** How the background looks: a slider for each part of its tone. */
export function TonePanel() {
  const strings = useStrings()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  const { background, tone = NEUTRAL } = useStudioView(({ design }) => design)
  if (!background) return <Text tone="quiet">{strings.toneFirst}</Text>
  return (
    <div className={classes.stack}>
      {TONE_FIELDS.map((field) => (
        <RangeField
          key={field}
          label={strings[field]}
          value={tone[field]}
          valueText={fillText(field === 'blurRadius' ? strings.sizeValue : strings.zoomValue, { n: tone[field] })}
          {...TONE_BOUNDS[field]}
          onChange={(value) => studio.run(setTone, { field, value })}
        />
      ))}
      <Button
        variant="outline"
        disabled={!studio.can(resetTone, undefined)}
        onClick={() => studio.run(resetTone, undefined)}
      >
        {strings.resetTone}
      </Button>
    </div>
  )
}
