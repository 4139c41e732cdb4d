import { Component, type ReactNode } from 'react'
import type { RemoteName } from '@yawmi/contract'

interface RemoteBoundaryProps {
  remote: RemoteName
  /** The version that is shown, for the log. */
  version: () => string | undefined
  /** What stands in the remote's place while another version of it is on its way. */
  loading: ReactNode
  /** What stands in the remote's place while it is broken. */
  fallback: (retry: () => void) => ReactNode
  /** Takes the failure down and, where it may, puts another version in the remote's place; false: there is none. */
  onFailure: (mayChange: boolean) => Promise<boolean>
  /** Called before children are tried again. */
  onRetry: () => Promise<void>
  children: ReactNode
}

interface RemoteBoundaryState {
  phase: 'shown' | 'changing' | 'failed'
  attempt: number
}

/**
 * Holds one remote's failures in that remote's place: while loading, evaluating and rendering. The first one has another
 * version of the remote put there; what fails in that too, as a throw at the data does, is told to the person.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { phase: 'shown', attempt: 0 }
  private hasFallenBack = false

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { phase: 'changing' }
  }

  override componentDidCatch(error: Error) {
    const { remote, version, onFailure } = this.props
    console.error(`[remote] ${remote} ${version() ?? 'in no version'}:`, error)
    const mayChange = !this.hasFallenBack
    this.hasFallenBack = true
    void onFailure(mayChange).then((isAnother) => (isAnother ? this.showAgain() : this.setState({ phase: 'failed' })))
  }

  private readonly showAgain = () => this.setState(({ attempt }) => ({ phase: 'shown', attempt: attempt + 1 }))

  private readonly retry = () => {
    this.hasFallenBack = false
    void this.props.onRetry().then(this.showAgain)
  }

  override render() {
    const { phase, attempt } = this.state
    if (phase === 'changing') return this.props.loading
    if (phase === 'failed') return this.props.fallback(this.retry)
    return (
      <div key={attempt} className="yawmi-remote" data-remote={this.props.remote}>
        {this.props.children}
      </div>
    )
  }
}
