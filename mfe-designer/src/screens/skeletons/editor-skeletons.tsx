import { Skeleton, SkeletonGroup, cx, defineStyles, useStyles } from '@yawmi/ui'
import { desktopBarStyles } from '../editors/desktop-bar.styles'
import { desktopStyles } from '../editors/desktop-editor.styles'
import { ButtonSkeletons } from './button-skeletons'
import { PhoneEditorSkeleton, stageSkeletonStyles } from './phone-editor-skeleton'
import { ToolsSkeleton } from './tools-skeleton'

const styles = defineStyles({
  belowMd: { display: { base: 'contents', md: 'none' } },
  fromMd: { display: { base: 'none', md: 'contents' } },
  desktop: { minWidth: { base: '600px', lg: '700px' }, maxWidth: { base: '600px', lg: '700px' } },
})

/** The desktop's editor, as a skeleton. */
function DesktopEditorSkeleton() {
  const classes = useStyles(desktopStyles)
  const bar = useStyles(desktopBarStyles)
  const stage = useStyles(stageSkeletonStyles)
  const skeleton = useStyles(styles)
  return (
    <div className={classes.editor}>
      <div className={bar.bar} aria-hidden>
        <ButtonSkeletons />
        <Skeleton width="32" height="6" />
        <span className={bar.space} />
        <ButtonSkeletons count={6} />
      </div>
      <div className={classes.body}>
        <ToolsSkeleton place="rail" count={9} />
        <div className={classes.panel} aria-hidden>
          <Skeleton height="12" />
        </div>
        <div className={classes.place}>
          <SkeletonGroup className={classes.workspace}>
            <span className={cx(stage.stage, skeleton.desktop)} />
          </SkeletonGroup>
          <div className={classes.selection} />
        </div>
      </div>
    </div>
  )
}

/** The desktop editor's address as a skeleton: a phone shows the phone's editor there. */
export function DesignPageSkeleton() {
  const classes = useStyles(styles)
  return (
    <>
      <div className={classes.belowMd}>
        <PhoneEditorSkeleton />
      </div>
      <div className={classes.fromMd}>
        <DesktopEditorSkeleton />
      </div>
    </>
  )
}
