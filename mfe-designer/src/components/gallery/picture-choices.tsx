import type { DesignImage } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { Picture, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ChoicesSkeleton } from './choices-skeleton'
import { EndlessList } from '../endless-list'
import { tagPicturesQuery } from '../../lib/gallery.resource'
import { galleryStyles } from './gallery.styles'

interface PictureChoicesProps {
  tag: string
  /** Path of the picture in use, if one is. */
  chosen?: string
  onChoose: (image: DesignImage) => void
}

/** The pictures under a tag, one of which can be chosen. */
export function PictureChoices({ tag, chosen, onChoose }: PictureChoicesProps) {
  const api = useApi()
  const strings = useStrings()
  const classes = useStyles(galleryStyles)
  const query = useInfiniteQuery(tagPicturesQuery(api, tag))
  return (
    <EndlessList query={query} empty={strings.noImages} skeleton={<ChoicesSkeleton />}>
      {(images) => (
        <div className={classes.grid}>
          {images.map((image) => (
            <button
              key={image.uuid}
              type="button"
              className={classes.choice}
              aria-pressed={chosen === undefined ? undefined : chosen === image.path}
              onClick={() => onChoose(image)}
            >
              <Picture picture={image.picture} alt={image.name} sizes="(min-width: 960px) 160px, 45vw" ratio="4 / 5" />
            </button>
          ))}
        </div>
      )}
    </EndlessList>
  )
}
