import { Box, Skeleton, useStyles } from '@yawmi/ui'
import { useWordGroups, useWords } from '../../copy/use-words'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { WordsSkeleton } from '../frame/words-skeleton'
import { namesStyles } from './names.styles'

/** The screen of names in shapes: the field with its label and button, and the names to try. */
export function NamesSkeleton() {
  const words = useWords()
  const { nameExamples } = useWordGroups()
  const classes = useStyles(namesStyles)
  return (
    <ScreenSkeleton title={words.names} description={words.namesIntro}>
      <div className={classes.form} aria-hidden>
        <div>
          <Box fontWeight="bold" lineHeight="body" marginBlockEnd="1">
            <WordsSkeleton>{words.name}</WordsSkeleton>
          </Box>
          <Skeleton height="12" borderRadius="field" />
        </div>
        <Skeleton className={classes.submit} width="24" borderRadius="field" />
      </div>
      <div className={classes.examples} aria-hidden>
        <div className={classes.examplesTitle}>
          <WordsSkeleton>{words.nameExamples}</WordsSkeleton>
        </div>
        {Object.values(nameExamples).map((name) => (
          <Skeleton key={name} width="20" height="touch" borderRadius="full" />
        ))}
      </div>
    </ScreenSkeleton>
  )
}
