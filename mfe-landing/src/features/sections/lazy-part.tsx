import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Button, defineStyles, ErrorState, useStyles } from '@yawmi/ui'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'

const styles = defineStyles({
  // Taller than any screen, so that what follows is never seen to move when the part comes.
  place: { minHeight: '150vh' },
})

interface LazyPartProps {
  load: () => Promise<{ default: ComponentType }>
}

/** A part of a page that comes after the first screen. Should it not come, the first screen stays and this place says so. */
export function LazyPart({ load }: LazyPartProps) {
  const classes = useStyles(styles)
  const words = useWords(ar)
  const [Part, setPart] = useState(() => lazy(load))
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    setPart(() => lazy(load))
    setAttempt(attempt + 1)
  }
  const failed = <ErrorState action={<Button onClick={retry}>{words.partRetry}</Button>}>{words.partFailed}</ErrorState>
  return (
    <Boundary key={attempt} fallback={failed}>
      <Suspense fallback={<div className={classes.place} />}>
        <Part />
      </Suspense>
    </Boundary>
  )
}

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
