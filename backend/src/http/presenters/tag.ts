import type { Tag } from '@yawmi/contract'
import type { tags } from '../../infrastructure/db/schema/content'

export const presentTag = ({ id, name, icon, color }: typeof tags.$inferSelect): Tag => ({
  uuid: id,
  name,
  icon,
  background: { background_web: color },
})
