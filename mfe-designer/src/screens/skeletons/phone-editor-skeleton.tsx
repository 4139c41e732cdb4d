import { SkeletonGroup, cx, defineStyles, useStyles } from '@yawmi/ui'
import { phoneStyles } from '../editors/phone-editor.styles'
import { ButtonSkeletons } from './button-skeletons'
import { ToolsSkeleton } from './tools-skeleton'

/** The empty stage is white in both themes, and as large as there is room for up to the workspace's width. */
export const stageSkeletonStyles = defineStyles({
  stage: { width: 'full', aspectRatio: '1', margin: 'auto', backgroundColor: '#ffffff', boxShadow: 'float' },
  phone: { maxWidth: '500px', maxHeight: 'full' },
})

/** The phone's editor, as a skeleton: its bar, the picture to be, the tools at the thumb. */
export function PhoneEditorSkeleton() {
  const classes = useStyles(phoneStyles)
  const skeleton = useStyles(stageSkeletonStyles)
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
      <ToolsSkeleton place="foot" count={8} />
    </div>
  )
}
