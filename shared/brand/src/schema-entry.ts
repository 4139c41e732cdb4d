/** For the server and the checker: what validates a brand. Browsers never load it. */
export { brandSchema } from './schema'
export { fileFaults } from './file-faults'
export { brandFaults, type BrandWorld } from './faults'
export { LOGO_LIMIT, LOGO_TYPES, logoFileFault, logoType } from './logo-file'
export { withTexts, type BesideFiles } from './own/beside'
export { BESIDE_FILE_LIMIT, BRAND_FILE_LIMIT, sizeFault } from './file-limits'
