import { ar } from '../copy/ar'

/** Replaces a standalone remote that failed. Plain elements: no provider can be relied on here. */
export function StandaloneFailure({ remote, onRetry }: { remote: string; onRetry: () => void }) {
  return (
    <div role="alert" dir="rtl" lang="ar" data-remote={remote}>
      {ar.remoteFailed}{' '}
      <button type="button" onClick={onRetry} style={{ minBlockSize: 44, paddingInline: 16, font: 'inherit' }}>
        {ar.retry}
      </button>
    </div>
  )
}
