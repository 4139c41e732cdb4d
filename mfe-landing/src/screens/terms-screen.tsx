import { Page } from '../components/page'
import { Terms } from '../features/legal/terms/terms'

/** In the public layout. */
export default function TermsScreen() {
  return (
    <Page>
      <Terms />
    </Page>
  )
}
