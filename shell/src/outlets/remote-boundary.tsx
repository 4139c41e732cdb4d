import { Component, type ReactNode } from 'react'
import type { FieldPhase, RemoteName } from '@yawmi/contract'

interface RemoteBoundaryProps {
  remote: RemoteName
  /** The version that is shown, for the log. */
  version: () => string | undefined
  /** Shown while another version of the remote loads. */
  loading: ReactNode
  /** Shown while the remote is broken. */
  fallback: (retry: () => void) => ReactNode
  /** Records the failure and, where it may, loads another version; false: there is none. */
  onFailure: (mayFallBack: boolean, phase: FieldPhase) => Promise<boolean>
  /** Called before children are tried again. */
  onRetry: () => Promise<void>
  children: ReactNode
}

/** A screen that hangs, or whose code does not come, fails with a code of its own. */
function phaseOf(error: Error): FieldPhase {
  const { code } = error as { code?: unknown }
  return code === 'hang' || code === 'load' ? code : 'render'
}

interface RemoteBoundaryState {
  phase: 'shown' | 'falling-back' | 'failed'
  attempt: number
}

/**
 * Catches one remote's failures: while loading, evaluating and rendering. The first one falls back to another version of
 * the remote; a failure of that one too, such as a throw at the data, is shown to the visitor.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { phase: 'shown', attempt: 0 }
  private hasFallenBack = false

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { phase: 'falling-back' }
  }

  override componentDidCatch(error: Error) {
    const { remote, version, onFailure } = this.props
    console.error(`[remote] ${remote} ${version() ?? 'in no version'}:`, error)
    const mayFallBack = !this.hasFallenBack
    this.hasFallenBack = true
    void onFailure(mayFallBack, phaseOf(error)).then((hasFallenBack) =>
      hasFallenBack ? this.showAgain() : this.setState({ phase: 'failed' }),
    )
  }

  private readonly showAgain = () => this.setState(({ attempt }) => ({ phase: 'shown', attempt: attempt + 1 }))

  private readonly retry = () => {
    this.hasFallenBack = false
    void this.props.onRetry().then(this.showAgain)
  }

  override render() {
    const { phase, attempt } = this.state
    if (phase === 'falling-back') return this.props.loading
    if (phase === 'failed') return this.props.fallback(this.retry)
    return (
      <div key={attempt} className="yawmi-remote" data-remote={this.props.remote}>
        {this.props.children}
      </div>
    )
  }
}
