import { lazy, Suspense, type ComponentProps } from 'react'
import { ExpiredError, PaymentRequiredError } from '@yawmi/api-client'
import { LoadFailure } from '@yawmi/remote-kit'

/** Seldom needed, so loaded on demand; where it does not come, the list did not, either. */
const ClosedList = lazy(() => import('./closed-list').catch(() => ({ default: LoadFailure })))

/** Stands in place of a list that did not come. A closed subscription has words of its own. */
export const ListFailure = (props: ComponentProps<typeof LoadFailure>) =>
  props.error instanceof PaymentRequiredError || props.error instanceof ExpiredError ? (
    <Suspense>
      <ClosedList {...props} />
    </Suspense>
  ) : (
    <LoadFailure {...props} />
  )
