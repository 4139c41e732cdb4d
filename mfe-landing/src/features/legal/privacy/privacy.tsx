import { ar } from '../../../copy/ar'
import { BrandLegal } from '../brand-legal'
import { privacy } from './copy/ar'

export const Privacy = () => <BrandLegal kind="privacy" title={ar.titles.privacy} ours={privacy} />
