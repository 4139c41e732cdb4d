import { inPage } from '../components/page'
import { Contact } from '../features/contact/contact'

export default inPage(Contact)
