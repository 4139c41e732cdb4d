import { Component, type ReactNode } from 'react'
import { scheduleReports } from '../field-data/schedule-reports'
import { failureCode } from '../failure/remote-failure'
import { StandaloneFailure } from './standalone-failure'
import type { StandaloneSettings } from './settings'

interface StandaloneBoundaryProps {
  name: string
  settings: StandaloneSettings
  /** Called before everything is tried again. */
  onRetry: () => void
  children: ReactNode
}

/** Reports a remote's failure to the page, and shows a notice with a button unless the page handles failures. */
export class StandaloneBoundary extends Component<StandaloneBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: Error) {
    const { name, settings } = this.props
    const failure = { code: failureCode(error), message: String(error) }
    console.error(`[remote] ${name}:`, error)
    // A script that falls back reports it with the release that it shows next.
    if (!settings.release.failed) scheduleReports({ name, ...settings }, failure.code)
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
    return settings.onFailure ? null : <StandaloneFailure remote={name} onRetry={this.retry} />
  }
}
