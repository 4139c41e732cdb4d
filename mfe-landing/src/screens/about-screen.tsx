import { About } from '../features/about/about'
import { Page } from '../features/page/page'

export default function AboutScreen() {
  return (
    <Page>
      <About />
    </Page>
  )
}
