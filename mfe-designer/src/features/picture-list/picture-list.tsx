import type { ReactNode } from 'react'
import type { DesignImage, DesignType } from '@yawmi/contract'
import { useNavigation } from '@yawmi/remote-kit'
import { EmptyState, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { PageHead } from '../../components/page-head'
import { ChoicesSkeleton } from '../../components/gallery/choices-skeleton'
import { PictureChoices } from '../../components/gallery/picture-choices'
import { TagChips } from '../../components/gallery/tag-chips'
import { useChosenTag } from '../../hooks/use-chosen-tag'
import { choosePicture } from '../../lib/chosen-picture'
import { choosePhoneType } from '../../lib/phone-type'
import { pictureListStyles } from './picture-list.styles'
import { ListFailure } from '../../components/failure/list-failure'

interface PictureListProps {
  type: DesignType
  /** The way to a picture of one's own, which is there whatever becomes of the list. */
  ownPicture?: ReactNode
}

/** Where a phone's owner chooses the picture to write on. */
export function PictureList({ type, ownPicture }: PictureListProps) {
  const strings = useStrings()
  const classes = useStyles(pictureListStyles)
  const { go } = useNavigation()
  const { tags, error, refetch, chosen, choose } = useChosenTag(type)

  const open = ({ path }: DesignImage) => {
    choosePicture(path)
    choosePhoneType(type)
    go({ name: 'phone_design_page' })
  }

  return (
    <div className={classes.page}>
      <PageHead title={type === 'image' ? strings.images : strings.cards} />
      {ownPicture}
      {error && !tags ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className={classes.chips}>
            <TagChips tags={tags} chosen={chosen} onChoose={choose} />
          </div>
          {chosen ? (
            <PictureChoices key={chosen} tag={chosen} onChoose={open} />
          ) : tags ? (
            <EmptyState>{strings.noImages}</EmptyState>
          ) : (
            <ChoicesSkeleton />
          )}
        </>
      )}
    </div>
  )
}
