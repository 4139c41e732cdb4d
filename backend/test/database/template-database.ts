/** Databases that test files copy: migrated and empty, and migrated with the sample content. */
export const MIGRATED_TEMPLATE = 'template_yawmi'
export const CONTENT_TEMPLATE = 'template_yawmi_content'
