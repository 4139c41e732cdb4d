/** Databases that test files copy: migrated and empty, and migrated with the sample content. */
export const MIGRATED_TEMPLATE = 'template_yawmi'
export const CONTENT_TEMPLATE = 'template_yawmi_content'

/** Copying its files takes a tenth of what PostgreSQL's usual way takes, which writes every page into its log. */
export const copyOf = (template: string, name: string) =>
  `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`
