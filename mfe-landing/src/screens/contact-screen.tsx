import { Contact } from '../features/contact/contact'
import { Page } from '../components/page'

export default function ContactScreen() {
  return (
    <Page>
      <Contact />
    </Page>
  )
}
