import { useStrings } from '../copy/use-strings'
import { MyAccount } from '../features/my-account/my-account'
import { MyAccountSkeleton } from '../features/my-account/my-account-skeleton'
import { WithSubscriber } from '../components/with-subscriber'

export default function MyAccountScreen() {
  const strings = useStrings()
  return (
    <WithSubscriber title={strings.myAccount} skeleton={<MyAccountSkeleton />}>
      {(subscriber) => <MyAccount subscriber={subscriber} />}
    </WithSubscriber>
  )
}
