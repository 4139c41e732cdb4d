import { Box, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { CategoryTilesSkeleton } from '../category-tiles/category-tiles'
import { WordsSkeleton } from '../frame/words-skeleton'
import { SectionSkeleton } from '../shelf/section'
import { LeafSkeleton } from '../today/leaf-skeleton'
import { BlankLeaf } from '../today/leaf'
import { HEADING_SIZE, homeStyles } from './home.styles'

/** The first screenful of the home page in shapes, from the parts that the page itself shows while it loads. */
export function HomeSkeleton({ role }: { role: 'free' | 'subscriber' }) {
  const words = useWords()
  const classes = useStyles(homeStyles)
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <Box fontSize={HEADING_SIZE} fontWeight="bold" lineHeight="heading" textWrap="balance">
          <WordsSkeleton>{words.tagline}</WordsSkeleton>
        </Box>
        <BlankLeaf alone={role === 'free'}>
          <LeafSkeleton />
        </BlankLeaf>
      </div>
      <SectionSkeleton>
        <CategoryTilesSkeleton />
      </SectionSkeleton>
    </div>
  )
}
