import { ar } from '../../../copy/ar'
import { BrandLegal } from '../brand-legal'
import { terms } from './copy/ar'

export const Terms = () => <BrandLegal kind="terms" title={ar.titles.terms} ours={terms} />
