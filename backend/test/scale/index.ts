/** What `npm run bench -- scale` has of the check that no statement reads a large table from end to end. */
export { putPartnerBrand } from '../api-conformance/partner'
export { writeSampleContent } from '../database/sample-folder'
export { exercise } from './exercise'
export { endOf, largeTables, logPlans, plansSince, scansOf, tablesOf } from './plans'
export { type Rows, seed } from './seed'
