import { useState } from 'react'
import { Chip, useStyles } from '@yawmi/ui'
import { setFill } from '../../../commands/background/set-page'
import { ColorField } from '../../../components/color-field'
import { panelStyles } from '../../../components/panel.styles'
import type { Fill } from '../../../document/design'
import { useStudio, useStudioView } from '../../../studio/use-studio'
import { usePageStrings } from './copy/use-strings'

/** What stands where only one of two colours was chosen. */
const OTHER = 'ffffff'

/** One colour or two of one's own for the ground; a pattern over it stays. */
export function OwnFillFields() {
  const strings = usePageStrings()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  const fill = useStudioView(({ design }) => design.fill)
  const [kind, setKind] = useState<'plain' | 'gradient'>()
  const pick = (colors: Pick<Fill, 'from' | 'to'>) => studio.run(setFill, { ...fill, ...colors })
  const { from, to } = fill ?? { from: OTHER, to: OTHER }
  return (
    <>
      <div role="group" aria-label={strings.ownFill} className={classes.group}>
        {(['plain', 'gradient'] as const).map((each) => (
          <Chip key={each} pressed={kind === each} onClick={() => setKind(kind === each ? undefined : each)}>
            {each === 'plain' ? strings.fillPlain : strings.fillGradient}
          </Chip>
        ))}
      </div>
      {kind === 'plain' && (
        <ColorField
          label={strings.fillPlain}
          color={from === to ? from : ''}
          onPick={(hex) => pick({ from: digitsOf(hex), to: digitsOf(hex) })}
        />
      )}
      {kind === 'gradient' && (
        <>
          <span className={classes.label}>{strings.fillFrom}</span>
          <ColorField label={strings.fillFrom} color={from} onPick={(hex) => pick({ from: digitsOf(hex), to })} />
          <span className={classes.label}>{strings.fillTo}</span>
          <ColorField label={strings.fillTo} color={to} onPick={(hex) => pick({ from, to: digitsOf(hex) })} />
        </>
      )}
    </>
  )
}

/** A colour as a design has it, of what was picked or typed. */
const digitsOf = (hex: string) => hex.replace(/^#/, '').toLowerCase()
