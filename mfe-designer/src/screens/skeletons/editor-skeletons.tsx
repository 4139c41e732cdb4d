import { Skeleton, SkeletonGroup, cx, defineStyles, useStyles } from '@yawmi/ui'
import { desktopBarStyles } from '../editors/desktop-bar.styles'
import { desktopStyles } from '../editors/desktop-editor.styles'
import { phoneStyles } from '../editors/phone-editor.styles'
import { ButtonSkeletons } from './button-skeletons'
import { ToolsSkeleton } from './tools-skeleton'

/** The empty stage is white in both themes, and as large as there is room for up to the workspace's width. */
const styles = defineStyles({
  stage: { width: 'full', aspectRatio: '1', margin: 'auto', backgroundColor: '#ffffff', boxShadow: 'float' },
  phone: { maxWidth: '500px', maxHeight: 'full' },
  desktop: { minWidth: { base: '600px', lg: '700px' }, maxWidth: { base: '600px', lg: '700px' } },
})

/** The phone's editor, as a skeleton: its bar, the picture to be, the tools at the thumb. */
export function PhoneEditorSkeleton() {
  const classes = useStyles(phoneStyles)
  const skeleton = useStyles(styles)
  return (
    <div className={classes.editor}>
      <div className={classes.bar} aria-hidden>
        <ButtonSkeletons />
        <span className={classes.space} />
        <ButtonSkeletons count={5} />
      </div>
      <div className={classes.middle}>
        <div className={classes.picture}>
          <div className={classes.room}>
            <SkeletonGroup className={classes.workspace}>
              <span className={cx(skeleton.stage, skeleton.phone)} />
            </SkeletonGroup>
          </div>
          <div className={classes.selection} />
        </div>
      </div>
      <ToolsSkeleton place="foot" count={5} />
    </div>
  )
}

/** The desktop's editor, as a skeleton. */
export function DesktopEditorSkeleton() {
  const classes = useStyles(desktopStyles)
  const bar = useStyles(desktopBarStyles)
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
        <ToolsSkeleton place="rail" count={6} />
        <div className={classes.panel} aria-hidden>
          <Skeleton height="12" />
        </div>
        <div className={classes.place}>
          <SkeletonGroup className={classes.workspace}>
            <span className={cx(skeleton.stage, skeleton.desktop)} />
          </SkeletonGroup>
          <div className={classes.selection} />
        </div>
      </div>
    </div>
  )
}
