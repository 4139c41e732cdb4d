import { ar } from '../copy/ar'

/** What stands where a remote broke in a page of somebody else's: no provider can be trusted here, so plain elements. */
export function AloneFailure({ remote, error }: { remote: string; error: Error }) {
  console.error(`[${remote}]`, error)
  return (
    <div role="alert" dir="rtl" lang="ar" data-remote={remote}>
      {ar.remoteFailed}
    </div>
  )
}
