import { useState } from 'react'
import { Chip, useStyles } from '@yawmi/ui'
import { cropPicture, type PictureTarget } from '../../commands/pictures/shape-picture'
import type { Crop, PictureSource } from '../../document/picture-box'
import { cropOfAspect } from '../../document/picture-edit'
import { useStudio } from '../../studio/use-studio'
import { panelStyles } from '../panel.styles'
import { usePictureEditStrings } from './copy/use-strings'
import { CropFrame } from './crop-frame'

const ASPECTS = [
  ['cropSquare', 1],
  ['cropStory', 9 / 16],
] as const

interface CropFieldProps {
  of: PictureTarget
  picture: PictureSource
}

/** Which part of a picture is shown: all of it, one of known proportions, or any. */
export function CropField({ of, picture }: CropFieldProps) {
  const strings = usePictureEditStrings()
  const studio = useStudio()
  const panel = useStyles(panelStyles)
  const [isFree, setFree] = useState(false)
  const crop = (next: Crop | undefined, byKey = false) => studio.run(cropPicture, { of, crop: next, byKey })
  const current = picture.edit?.crop
  const isLike = (aspect: number) => {
    const { width, height } = cropOfAspect(picture, aspect)
    return current !== undefined && current.width === width && current.height === height
  }
  return (
    <>
      <div role="group" aria-label={strings.crop} className={panel.group}>
        <Chip pressed={!current && !isFree} onClick={() => (setFree(false), crop(undefined))}>
          {strings.cropWhole}
        </Chip>
        <Chip pressed={isFree} onClick={() => setFree(!isFree)}>
          {strings.cropFree}
        </Chip>
        {ASPECTS.map(([name, aspect]) => (
          <Chip key={name} pressed={isLike(aspect)} onClick={() => crop(cropOfAspect(picture, aspect))}>
            {strings[name]}
          </Chip>
        ))}
      </div>
      {isFree && (
        <>
          <CropFrame picture={picture} onCrop={crop} />
          <p className={panel.note}>{strings.cropHelp}</p>
        </>
      )}
    </>
  )
}
