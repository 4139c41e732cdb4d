import { Page } from '../features/page/page'
import { Privacy } from '../features/privacy/privacy'

/** In the public layout. */
export default function PrivacyScreen() {
  return (
    <Page>
      <Privacy />
    </Page>
  )
}
