import { ar } from '../../copy/ar'
import { LegalDocument } from '../legal/legal-document'
import { privacy } from './copy/ar'

export const Privacy = () => <LegalDocument title={ar.titles.privacy} text={privacy} />
