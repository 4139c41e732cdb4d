import type { ReactNode } from 'react'
import { Chip, fillText, plural, useStyles } from '@yawmi/ui'
import { FlipXIcon, FlipYIcon, TurnIcon } from '@yawmi/ui/icons'
import { setFilter, setTone } from '../../commands/background/set-tone'
import { flipBackground, turnPicture, type PictureTarget } from '../../commands/pictures/shape-picture'
import { setPictureFilter, setPictureTone } from '../../commands/pictures/tone-picture'
import type { PictureSource } from '../../document/picture-box'
import { TONE_BOUNDS, TONE_FIELDS, type Tone } from '../../document/tone'
import { useStudio } from '../../studio/use-studio'
import { panelStyles } from '../panel.styles'
import { RangeField } from '../range-field'
import { CropField } from './crop-field'
import { FiltersField } from './filters-field'
import { usePictureEditStrings } from './copy/use-strings'
import { useValueForms } from '../../copy/panels/use-strings'

interface PictureEditFieldsProps {
  of: PictureTarget
  picture: PictureSource
  tone: Tone
  /** What follows the filters. */
  children?: ReactNode
}

/** How a picture is shown: which part of it, which way round, and through which filters. */
export function PictureEditFields({ of, picture, tone, children }: PictureEditFieldsProps) {
  const strings = usePictureEditStrings()
  const forms = useValueForms()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  const isDisabled = !studio.can(turnPicture, { of })
  return (
    <>
      <CropField key={picture.path} of={of} picture={picture} />
      <div role="group" aria-label={strings.editPicture} className={classes.group}>
        <Chip disabled={isDisabled} onClick={() => studio.run(turnPicture, { of })}>
          <TurnIcon size={20} />
          {strings.turnPicture}
        </Chip>
        {of === 'background' &&
          (['flipX', 'flipY'] as const).map((way) => (
            <Chip key={way} pressed={picture.edit?.[way] ?? false} onClick={() => studio.run(flipBackground, way)}>
              {way === 'flipX' ? <FlipXIcon size={20} /> : <FlipYIcon size={20} />}
              {strings[way]}
            </Chip>
          ))}
      </div>
      <FiltersField
        picture={picture}
        tone={tone}
        onChoose={(next) => studio.run(of === 'background' ? setFilter : setPictureFilter, next)}
      />
      {TONE_FIELDS.map((field) => (
        <RangeField
          key={field}
          label={strings[field]}
          value={tone[field]}
          valueText={
            field === 'blurRadius' ? plural(tone[field], forms.points) : fillText(strings.zoomValue, { n: tone[field] })
          }
          {...TONE_BOUNDS[field]}
          disabled={isDisabled}
          onChange={(value) => studio.run(of === 'background' ? setTone : setPictureTone, { field, value })}
        />
      ))}
      {children}
    </>
  )
}
