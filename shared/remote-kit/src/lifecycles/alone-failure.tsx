import { ar } from '../copy/ar'

/** What stands where a remote broke in a page of somebody else's: no provider can be trusted here, so plain elements. */
export function AloneFailure({ remote, onRetry }: { remote: string; onRetry: () => void }) {
  return (
    <div role="alert" dir="rtl" lang="ar" data-remote={remote}>
      {ar.remoteFailed}{' '}
      <button type="button" onClick={onRetry} style={{ minBlockSize: 44, paddingInline: 16, font: 'inherit' }}>
        {ar.retry}
      </button>
    </div>
  )
}
