import { Skeleton, useStyles } from '@yawmi/ui'
import { useStringGroups, useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { TextSkeleton } from '../../components/skeletons/text-skeleton'
import { namesStyles } from '../../features/names/names.styles'

/** The skeleton of the screen of names: the field with its label and button, and the names to try. */
export function NamesSkeleton() {
  const strings = useStrings()
  const { nameExamples } = useStringGroups()
  const classes = useStyles(namesStyles)
  return (
    <ScreenSkeleton title={strings.names} description={strings.namesIntro}>
      <div className={classes.form} aria-hidden>
        <div>
          <div className={classes.labelSkeleton}>
            <TextSkeleton>{strings.name}</TextSkeleton>
          </div>
          <Skeleton height="12" borderRadius="field" />
        </div>
        <Skeleton className={classes.submit} width="24" borderRadius="field" />
      </div>
      <div className={classes.examples} aria-hidden>
        <div className={classes.examplesTitle}>
          <TextSkeleton>{strings.nameExamples}</TextSkeleton>
        </div>
        {Object.values(nameExamples).map((name) => (
          <Skeleton key={name} width="20" height="touch" borderRadius="full" />
        ))}
      </div>
    </ScreenSkeleton>
  )
}
