import type { ComponentType, ReactNode } from 'react'
import type { UiCopy } from '../copy/ar'
import { useCopy } from '../context/ui-context'
import { cx } from '../styles/cx'
import { defineStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'
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
  sentence: { maxWidth: 'min(36ch, 100%)', fontSize: 'lg', lineHeight: 'body', textWrap: 'balance' },
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

/** @param title the sentence unless told */
const stateOf = (Scene: ComponentType, title: keyof UiCopy, role?: 'alert') =>
  function State({ children, action, wholePage, className }: StateProps) {
    const copy = useCopy()
    const classes = useStyles(styles)
    const Sentence = wholePage ? 'h1' : 'p'
    return (
      <div role={role} className={cx(classes.state, className)}>
        <Scene />
        <Sentence className={classes.sentence}>{children ?? copy[title]}</Sentence>
        {action}
      </div>
    )
  }

/** There is nothing here: «لا توجد بيانات لعرضها حاليًا» unless told. */
export const EmptyState = /*#__PURE__*/ stateOf(EmptyScene, 'emptyTitle')

/** Something failed; announced when it appears. */
export const ErrorState = /*#__PURE__*/ stateOf(ErrorScene, 'errorTitle', 'alert')

/** The device has no connection; announced when it appears. */
export const OfflineState = /*#__PURE__*/ stateOf(OfflineScene, 'offlineTitle', 'alert')

/** For subscribers only. */
export const LockedState = /*#__PURE__*/ stateOf(LockedScene, 'lockedTitle')
