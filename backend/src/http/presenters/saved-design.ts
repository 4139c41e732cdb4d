import type { SavedDesign } from '@yawmi/contract'
import type { DesignRow } from '../../domain/designs/design-rows'

export const presentSavedDesign = ({
  id,
  path,
  type,
  name,
  createdAt,
  key,
  documentPath,
  version,
  thumbnailPath,
}: DesignRow): SavedDesign => ({
  uuid: id,
  path,
  thumbnail: thumbnailPath,
  type,
  name,
  saved_at: createdAt.toISOString(),
  key: documentPath === null ? null : key,
  version,
})
