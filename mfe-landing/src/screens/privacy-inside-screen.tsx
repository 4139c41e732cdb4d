import { Privacy } from '../features/legal/privacy/privacy'

/** In the layouts of the content area and of the web view, which have margins of their own. */
export default function PrivacyInsideScreen() {
  return <Privacy />
}
