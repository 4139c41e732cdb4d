import { MyAccount } from '../features/my-account/my-account'
import { WithSubscriber } from '../features/subscriber/with-subscriber'
import { MyAccountSkeleton } from '../features/my-account/my-account-skeleton'

const MyAccountScreen = () => (
  <WithSubscriber skeleton={<MyAccountSkeleton />}>
    {(subscriber) => <MyAccount subscriber={subscriber} />}
  </WithSubscriber>
)

export default MyAccountScreen
