import { Contact } from '../features/contact/contact'
import { Page } from '../features/page/page'

export default function ContactScreen() {
  return (
    <Page>
      <Contact />
    </Page>
  )
}
