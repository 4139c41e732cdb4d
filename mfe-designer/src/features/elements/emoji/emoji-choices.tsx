import { defineStyles, useStyles } from '@yawmi/ui'
import { addPicture } from '../../../commands/add-element'
import { usePanelStrings } from '../../../copy/panels/use-strings'
import { EMOJI_PREFIX } from '../../../document/picture-box'
import { EMOJI_FILES } from '../../../studio/emoji/emoji-files'
import { EMOJI_SIDE } from '../../../studio/emoji/emoji-picture'
import { useStudio, useStudioView } from '../../../studio/use-studio'
import { ar } from './copy/ar'
import { useEmojiNames } from './copy/use-strings'

const styles = defineStyles({
  emojis: { display: 'grid', gap: '1', gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))' },
  emoji: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '12',
    borderRadius: 'field',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { backgroundColor: 'brandTint' } },
    '&:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '-3px' },
    '&:disabled': { opacity: '0.4', cursor: 'default' },
    '& > img': { width: '32px', height: '32px' },
  },
})

const CODE_POINTS = Object.keys(ar) as (keyof typeof ar)[]
const SIZE = { width: EMOJI_SIDE, height: EMOJI_SIDE }

/** Emoji as buttons that put one on the picture, as an element like any picture. */
export function EmojiChoices() {
  const strings = usePanelStrings()
  const names = useEmojiNames()
  const studio = useStudio()
  const classes = useStyles(styles)
  const full = useStudioView((view) => !addPicture.enabled(view, { path: EMOJI_PREFIX, ...SIZE }))
  return (
    <div role="group" aria-label={strings.emoji} className={classes.emojis}>
      {CODE_POINTS.map((codePoints) => (
        <button
          key={codePoints}
          type="button"
          className={classes.emoji}
          disabled={full}
          aria-label={names[codePoints]}
          onClick={() => studio.run(addPicture, { path: `${EMOJI_PREFIX}${codePoints}`, ...SIZE })}
        >
          <img src={EMOJI_FILES[codePoints]} alt="" crossOrigin="anonymous" loading="lazy" draggable={false} />
        </button>
      ))}
    </div>
  )
}
