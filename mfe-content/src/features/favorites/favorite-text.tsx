import { defineStyles, useStyles } from '@yawmi/ui'
import { clampTo } from '../../lib/clamp-to'
import { CopyCard } from '../../components/cards/copy-card'
import type { TextFavorite } from '../../lib/favorites'

const styles = defineStyles({
  clamped: { display: '-webkit-box', ...clampTo('3') },
  name: { fontSize: 'xl', fontWeight: 'bold', display: 'block' },
})

/** A saved text; its heart removes it. */
export function FavoriteText({ item, clamped = false }: { item: TextFavorite; clamped?: boolean }) {
  const classes = useStyles(styles)
  return (
    <CopyCard item={item} byline={item.kind === 'quote' ? item.more : undefined}>
      <span className={clamped ? classes.clamped : undefined}>
        {item.kind === 'name' ? (
          <>
            <strong className={classes.name}>{item.text}</strong>
            {item.more}
          </>
        ) : item.kind === 'quote' ? (
          `«${item.text}»`
        ) : (
          item.text
        )}
      </span>
    </CopyCard>
  )
}
