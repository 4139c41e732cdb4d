import type { Align } from '../document/design'
import { changeSelected } from './change-selected'

export const setAlign = changeSelected((_, align: Align) => ({ align }))
