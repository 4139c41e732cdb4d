import { Page } from '../components/page'
import { Privacy } from '../features/legal/privacy/privacy'

/** In the public layout. */
export default function PrivacyScreen() {
  return (
    <Page>
      <Privacy />
    </Page>
  )
}
