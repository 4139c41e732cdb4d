import { useCopy } from '../copy/use-copy'
import { MyAccount } from '../features/my-account/my-account'
import { MyAccountSkeleton } from '../features/my-account/my-account-skeleton'
import { WithSubscriber } from '../features/subscriber/with-subscriber'

const MyAccountScreen = () => {
  const copy = useCopy()
  return (
    <WithSubscriber title={copy.myAccount} skeleton={<MyAccountSkeleton />}>
      {(subscriber) => <MyAccount subscriber={subscriber} />}
    </WithSubscriber>
  )
}

export default MyAccountScreen
