import { Terms } from '../features/legal/terms/terms'

/** In the layouts of the content area and of the web view, which have margins of their own. */
export default function TermsInsideScreen() {
  return <Terms />
}
