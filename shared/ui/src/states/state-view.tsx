import type { ReactNode } from 'react'
import { useCopy } from '../context/ui-context'
import { cx } from '../styles/cx'
import { defineStyles, useStyles } from '../styles/use-styles'
import { EmptyScene, ErrorScene, LockedScene, OfflineScene } from './illustrations'

const styles = defineStyles({
  state: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '8',
    paddingInline: 'gutter',
    textAlign: 'center',
  },
  sentence: { maxWidth: '36ch', fontSize: 'lg', lineHeight: 'body', textWrap: 'balance' },
})

export interface StateProps {
  /** The one sentence; a common one stands in. */
  children?: ReactNode
  /** The one way on: a Button or LinkButton. */
  action?: ReactNode
  /** It is all that the page says: the sentence is its heading. */
  wholePage?: boolean
  className?: string
}

interface StateViewProps extends StateProps {
  scene: ReactNode
  role?: 'alert' | 'status'
}

const StateView = ({ scene, role, children, action, wholePage, className }: StateViewProps) => {
  const classes = useStyles(styles)
  const Sentence = wholePage ? 'h1' : 'p'
  return (
    <div role={role} className={cx(classes.state, className)}>
      {scene}
      <Sentence className={classes.sentence}>{children}</Sentence>
      {action}
    </div>
  )
}

/** There is nothing here: «لا توجد بيانات لعرضها حاليًا» unless told. */
export const EmptyState = (props: StateProps) => {
  const { emptyTitle } = useCopy()
  return <StateView scene={<EmptyScene />} {...props} children={props.children ?? emptyTitle} />
}

/** Something failed; announced when it appears. */
export const ErrorState = (props: StateProps) => {
  const { errorTitle } = useCopy()
  return <StateView role="alert" scene={<ErrorScene />} {...props} children={props.children ?? errorTitle} />
}

/** The device has no connection; announced when it appears. */
export const OfflineState = (props: StateProps) => {
  const { offlineTitle } = useCopy()
  return <StateView role="alert" scene={<OfflineScene />} {...props} children={props.children ?? offlineTitle} />
}

/** For subscribers only. */
export const LockedState = (props: StateProps) => {
  const { lockedTitle } = useCopy()
  return <StateView scene={<LockedScene />} {...props} children={props.children ?? lockedTitle} />
}
