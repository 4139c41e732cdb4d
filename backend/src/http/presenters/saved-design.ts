import type { SavedDesign } from '@yawmi/contract'
import type { DesignRow } from '../../domain/designs/design-rows'

export const presentSavedDesign = ({ id, path, type }: DesignRow): SavedDesign => ({ uuid: id, path, type })
