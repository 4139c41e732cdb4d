import { defineStyles, useStyles } from '@yawmi/ui'
import { findMatches } from '../../lib/find-matches'

const styles = defineStyles({
  mark: {
    backgroundColor: 'color-mix(in srgb, var(--yw-accent) 45%, transparent)',
    color: 'inherit',
    borderRadius: '4px',
  },
})

/** A text in which the matches of a search are highlighted; without a search, the plain text. */
export function MarkedText({ text, words = [] }: { text: string; words?: readonly string[] }) {
  const classes = useStyles(styles)
  if (words.length === 0) return text
  return findMatches(text, words).map((piece, index) =>
    piece.marked ? (
      <mark key={index} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
