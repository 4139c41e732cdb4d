/** Stands in the federation runtime for helpers that plugins of others may use, and for lists of what its files export. */
export default {}
