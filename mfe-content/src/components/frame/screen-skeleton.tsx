import type { ReactNode } from 'react'
import { cx, defineStyles, Skeleton, Text, useStyles } from '@yawmi/ui'
import { frameStyles } from './frame.styles'
import { TextSkeleton } from '../skeletons/text-skeleton'

const styles = defineStyles({
  arrow: { display: 'grid', placeItems: 'center', flexShrink: '0', width: 'touch', height: 'touch' },
})

export interface ScreenSkeletonProps {
  /** The title while the screen loads. */
  title: string
  /** The line under the title, or its placeholder where it loads with the content. */
  description?: ReactNode
  children?: ReactNode
}

/** The skeleton of a `ScreenFrame`, shown until the scripts have loaded. */
export function ScreenSkeleton({ title, description, children }: ScreenSkeletonProps) {
  const frame = useStyles(frameStyles)
  return (
    <div className={frame.screen}>
      <div className={frame.head} aria-hidden>
        <span className={cx(frame.back, useStyles(styles).arrow)}>
          <Skeleton shape="circle" width="6" />
        </span>
        <div className={frame.texts}>
          <div className={frame.titleSkeleton}>
            <TextSkeleton>{title}</TextSkeleton>
          </div>
          {description && (
            <Text>{typeof description === 'string' ? <TextSkeleton>{description}</TextSkeleton> : description}</Text>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}
