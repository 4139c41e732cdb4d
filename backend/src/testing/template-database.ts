/** The migrated, empty database that each test file copies. */
export const TEMPLATE_DATABASE = 'template_yawmi'
