import { Page } from '../features/page/page'
import { Terms } from '../features/terms/terms'

/** In the public layout. */
export default function TermsScreen() {
  return (
    <Page>
      <Terms />
    </Page>
  )
}
