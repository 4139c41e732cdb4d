/** Stands in the federation runtime for the description of its options that failures carry, which nothing reads. */
export const optionsToMFContext = () => ({})
