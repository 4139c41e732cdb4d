import { inPage } from '../components/page'
import { Terms } from '../features/legal/terms/terms'

export default inPage(Terms)
