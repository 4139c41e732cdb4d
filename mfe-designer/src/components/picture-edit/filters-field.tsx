import { useStyles } from '@yawmi/ui'
import type { PictureSource } from '../../document/picture-box'
import { FILTERS, TONE_FIELDS, filterOf, layersOf, type FilterName, type Tone } from '../../document/tone'
import { usePictureUrl } from '../../studio/own-pictures'
import { usePictureEditStrings } from './copy/use-strings'
import { pictureEditStyles } from './picture-edit.styles'

const NAMES = {
  none: 'filterNone',
  bright: 'filterBright',
  warm: 'filterWarm',
  cool: 'filterCool',
  vivid: 'filterVivid',
  faded: 'filterFaded',
  mono: 'filterMono',
  dusk: 'filterDusk',
} as const satisfies Record<FilterName, string>

interface FiltersFieldProps {
  picture: PictureSource
  tone: Tone
  onChoose: (tone: Tone) => void
}

/** Ready filters, each shown on the picture itself. */
export function FiltersField({ picture, tone, onChoose }: FiltersFieldProps) {
  const strings = usePictureEditStrings()
  const classes = useStyles(pictureEditStyles)
  const { tone: _, ...rest } = picture.edit ?? {}
  const url = usePictureUrl(Object.keys(rest).length > 0 ? { path: picture.path, edit: rest } : { path: picture.path })
  return (
    <div role="group" aria-label={strings.filters} className={classes.filters}>
      {Object.entries(FILTERS).map(([name, filter]) => (
        <button
          key={name}
          type="button"
          className={classes.filter}
          aria-pressed={TONE_FIELDS.every((field) => filter[field] === tone[field])}
          onClick={() => onChoose(filter)}
        >
          <span aria-hidden className={classes.sample}>
            <img src={url} alt="" crossOrigin="anonymous" draggable={false} style={{ filter: filterOf(filter) }} />
            {layersOf(filter).map(({ color, opacity, blend }) => (
              <span
                key={blend}
                className={classes.layer}
                style={{ backgroundColor: color, opacity, mixBlendMode: blend }}
              />
            ))}
          </span>
          {strings[NAMES[name as FilterName]]}
        </button>
      ))}
    </div>
  )
}
