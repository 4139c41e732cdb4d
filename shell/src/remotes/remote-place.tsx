import { Suspense, useCallback, useState, type ReactNode } from 'react'
import type { RemoteName } from '@yawmi/contract'
import { useStandstill } from '@yawmi/remote-kit'
import { Box, Button, Dialog, ErrorState, Spinner } from '@yawmi/ui'
import { useRegistry } from '../app/registry-context'
import { useCopy } from '../copy/use-copy'
import { isOnItsWay } from './on-its-way'
import { RemoteBoundary } from './remote-boundary'

interface RemotePlaceProps {
  remote: RemoteName
  /** Shown while the remote's code is on its way. */
  loading?: ReactNode
  /** A slot has no place of its own on the page: its failure is told in a dialog, which this closes. */
  inDialog?: () => void
  children: ReactNode
}

/** A place of the page that a remote fills: its waiting, its failure by name, and the way to try again. */
export function RemotePlace({ remote, loading = <RemoteLoading />, inDialog, children }: RemotePlaceProps) {
  const registry = useRegistry()
  return (
    <RemoteBoundary
      remote={remote}
      version={() => registry.versionOf(remote)}
      loading={loading}
      onFailure={(mayChange) => registry.fallBack(remote, mayChange)}
      onRetry={() => registry.retry(remote)}
      fallback={(retry) => <RemoteFailure remote={remote} onRetry={retry} onClose={inDialog} />}
    >
      <Suspense fallback={<Waiting remote={remote}>{loading}</Waiting>}>{children}</Suspense>
    </RemoteBoundary>
  )
}

/** Until the remote's module is there its loading has time-outs of its own; a screen has none, and may hang. */
function Waiting({ remote, children }: { remote: RemoteName; children: ReactNode }) {
  const registry = useRegistry()
  useStandstill(useCallback(() => registry.versionOf(remote) === undefined || isOnItsWay(), [registry, remote]))
  return children
}

/** As high as the screen beneath the header's 64 px: a footer in view would be pushed away by what comes. */
function RemoteLoading() {
  const copy = useCopy()
  return (
    <Box display="grid" placeItems="center" minHeight="calc(100dvh - 64px)">
      <Spinner size={40} label={copy.loadingPage} />
    </Box>
  )
}

interface RemoteFailureProps {
  remote: RemoteName
  onRetry: () => void
  onClose?: () => void
}

function RemoteFailure({ remote, onRetry, onClose }: RemoteFailureProps) {
  const copy = useCopy()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    onRetry()
  }
  const notice = (
    <div data-failed-remote={remote}>
      <ErrorState
        wholePage={!onClose}
        action={
          <Button loading={busy} onClick={retry}>
            {copy.retry}
          </Button>
        }
      >
        {copy.remoteFailed}
      </ErrorState>
    </div>
  )
  if (!onClose) return notice
  return (
    <Dialog open hideTitle title={copy.remoteFailed} onClose={onClose}>
      {notice}
    </Dialog>
  )
}
