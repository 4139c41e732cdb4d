import { ar } from '../../copy/ar'
import { LegalDocument } from '../legal/legal-document'
import { terms } from './copy/ar'

export const Terms = () => <LegalDocument title={ar.titles.terms} text={terms} />
