import type { CSSProperties } from 'react'
import type { Tag } from '@yawmi/contract'
import { Chip, Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { galleryStyles } from './gallery.styles'
import { tagIcon } from './tag-icons'

interface TagChipsProps {
  tags: Tag[] | undefined
  /** uuid of the one whose pictures are shown. */
  chosen: string | undefined
  onChoose: (uuid: string) => void
}

/** The tags with their icons and colours, one of them chosen. */
export function TagChips({ tags, chosen, onChoose }: TagChipsProps) {
  const strings = useStrings()
  const classes = useStyles(galleryStyles)
  if (!tags) {
    return (
      <SkeletonGroup className={classes.chips}>
        {[88, 104, 80, 96].map((width) => (
          <Skeleton key={width} width={width} height={44} />
        ))}
      </SkeletonGroup>
    )
  }
  return (
    <div role="group" aria-label={strings.tags} className={classes.chips}>
      {tags.map(({ uuid, name, icon, background }) => {
        const Icon = tagIcon(icon)
        return (
          <Chip key={uuid} pressed={uuid === chosen} onClick={() => onChoose(uuid)}>
            <span className={classes.badge} style={{ '--tag': background.background_web } as CSSProperties}>
              {Icon && <Icon size={16} />}
            </span>
            {name}
          </Chip>
        )
      })}
    </div>
  )
}
