/** For the server and the checker: what validates a brand. Browsers never load it. */
export { brandSchema } from './schema/schema'
export { fileFaults } from './faults/file-faults'
export { brandFaults, type BrandWorld } from './faults/faults'
export { LOGO_LIMIT, LOGO_TYPES, logoFileFault, logoType } from './faults/logo-file'
export { withTexts, type BesideFiles } from './faults/beside'
export { BESIDE_FILE_LIMIT, BRAND_FILE_LIMIT, sizeFault } from './faults/file-limits'
