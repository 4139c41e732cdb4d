import { inPage } from '../components/page'
import { About } from '../features/about/about'

export default inPage(About)
