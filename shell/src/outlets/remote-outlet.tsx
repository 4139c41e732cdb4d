import { Suspense, useCallback, useState, type MouseEvent, type ReactNode } from 'react'
import type { RemoteName } from '@yawmi/contract'
import { useStandstill } from '@yawmi/remote-kit'
import { Button, defineStyles, Dialog, ErrorState, focusContent, Spinner, useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { hasPendingScripts } from '../lib/pending-scripts'
import { useRegistry } from '../remotes/registry-context'
import { RemoteBoundary } from './remote-boundary'

interface RemoteOutletProps {
  remote: RemoteName
  /** Shown while the remote's code loads. */
  loading?: ReactNode
  /** Closes the dialog that shows a failure: a slot has no room of its own on the page. */
  onCloseFailure?: () => void
  /** What stands instead of the notice where the remote fails; `null` for nothing. */
  failure?: ReactNode
  children: ReactNode
}

/** Where a remote is rendered in the page: with its loading state, its failure by name, and the way to retry. */
export function RemoteOutlet({
  remote,
  loading = <RemoteLoading />,
  onCloseFailure,
  failure,
  children,
}: RemoteOutletProps) {
  const registry = useRegistry()
  return (
    <RemoteBoundary
      remote={remote}
      version={() => registry.versionOf(remote)}
      loading={loading}
      onFailure={(mayFallBack, phase) => registry.fallBack(remote, mayFallBack, phase)}
      onRetry={() => registry.retry(remote)}
      fallback={(retry) =>
        failure === undefined ? <RemoteFailure remote={remote} onRetry={retry} onClose={onCloseFailure} /> : failure
      }
    >
      <Suspense fallback={<Waiting remote={remote}>{loading}</Waiting>}>{children}</Suspense>
    </RemoteBoundary>
  )
}

/** Loading a remote's module has timeouts of its own; a screen has none, and may hang. */
function Waiting({ remote, children }: { remote: RemoteName; children: ReactNode }) {
  const registry = useRegistry()
  useStandstill(useCallback(() => registry.versionOf(remote) === undefined || hasPendingScripts(), [registry, remote]))
  return children
}

const styles = defineStyles({
  // As high as the screen beneath the header's 64 px: the incoming screen would push away a footer in view.
  loading: { display: 'grid', placeItems: 'center', minHeight: 'calc(100dvh - 64px)' },
})

function RemoteLoading() {
  const strings = useStrings()
  return (
    <div className={useStyles(styles).loading}>
      <Spinner size={40} label={strings.loadingPage} />
    </div>
  )
}

interface RemoteFailureProps {
  remote: RemoteName
  onRetry: () => void
  onClose?: () => void
}

function RemoteFailure({ remote, onRetry, onClose }: RemoteFailureProps) {
  const strings = useStrings()
  const [busy, setBusy] = useState(false)
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the notice: the focus moves to the page's content, as at a change of the route.
    focusContent(currentTarget)
    setBusy(true)
    onRetry()
  }
  const notice = (
    <div data-failed-remote={remote}>
      <ErrorState
        wholePage={!onClose}
        action={
          <Button loading={busy} onClick={retry}>
            {strings.retry}
          </Button>
        }
      >
        {strings.remoteFailed}
      </ErrorState>
    </div>
  )
  if (!onClose) return notice
  return (
    <Dialog open hideTitle title={strings.remoteFailed} onClose={onClose}>
      {notice}
    </Dialog>
  )
}
