import { About } from '../features/about/about'
import { Page } from '../components/page'

export default function AboutScreen() {
  return (
    <Page>
      <About />
    </Page>
  )
}
