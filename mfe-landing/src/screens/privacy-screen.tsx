import { inPage } from '../components/page'
import { Privacy } from '../features/legal/privacy/privacy'

export default inPage(Privacy)
