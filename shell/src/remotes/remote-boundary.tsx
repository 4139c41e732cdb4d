import { Component, type ReactNode } from 'react'
import type { RemoteName } from '@yawmi/contract'

interface RemoteBoundaryProps {
  remote: RemoteName
  /** What stands in the remote's place while it is broken. */
  fallback: (retry: () => void) => ReactNode
  /** Called before children are tried again. */
  onRetry: () => Promise<void>
  children: ReactNode
}

/** Holds one remote's failures in that remote's place: while loading, evaluating and rendering. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean; attempt: number }> {
  override state = { failed: false, attempt: 0 }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    console.error(`[remote] ${this.props.remote}:`, error)
  }

  private readonly retry = () => {
    void this.props.onRetry().then(() => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 })))
  }

  override render() {
    if (this.state.failed) return this.props.fallback(this.retry)
    return (
      <div key={this.state.attempt} className="yawmi-remote" data-remote={this.props.remote}>
        {this.props.children}
      </div>
    )
  }
}
