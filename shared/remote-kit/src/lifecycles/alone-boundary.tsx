import { Component, type ReactNode } from 'react'
import { failureCode } from '../failure/failure-code'
import { AloneFailure } from './alone-failure'
import type { AloneSettings } from './settings'

interface AloneBoundaryProps {
  name: string
  settings: AloneSettings
  /** Called before everything is tried again. */
  onRetry: () => void
  children: ReactNode
}

/** Tells the page of a remote's failure, and shows a notice with a button unless the page sees to it. */
export class AloneBoundary extends Component<AloneBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: Error) {
    const { name, settings } = this.props
    const failure = { code: failureCode(error), message: String(error) }
    console.error(`[remote] ${name}:`, error)
    if (settings.onFailure) settings.onFailure(failure)
    else settings.onEvent({ type: 'error', ...failure })
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    const { name, settings, children } = this.props
    if (!this.state.failed) return children
    return settings.onFailure ? null : <AloneFailure remote={name} onRetry={this.retry} />
  }
}
