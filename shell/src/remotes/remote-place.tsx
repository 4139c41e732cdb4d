import { Suspense, useState, type ReactNode } from 'react'
import type { RemoteName } from '@yawmi/contract'
import { Box, Button, Dialog, ErrorState, Spinner } from '@yawmi/ui'
import { useRegistry } from '../app/registry-context'
import { useCopy } from '../copy/use-copy'
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
export function RemotePlace({ remote, loading, inDialog, children }: RemotePlaceProps) {
  const registry = useRegistry()
  return (
    <RemoteBoundary
      remote={remote}
      onRetry={() => registry.retry(remote)}
      fallback={(retry) => <RemoteFailure remote={remote} onRetry={retry} onClose={inDialog} />}
    >
      <Suspense fallback={loading ?? <RemoteLoading />}>{children}</Suspense>
    </RemoteBoundary>
  )
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
