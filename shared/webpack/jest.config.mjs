import { preset } from '@yawmi/jest'

export default preset(import.meta.url, 'node', {
  // They ship ES modules only; jest compiles them.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(p-limit|yocto-queue)@)'],
})
