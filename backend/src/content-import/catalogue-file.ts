/** Name of the catalogue, at the top of a content folder. */
export const CATALOGUE_FILE = 'catalogue.json'
