import type { DesignType } from '@yawmi/contract'
import type { Target } from '@yawmi/remote-kit'

/** Where a design of a type starts: the desktop editor from md up, below it the phone's list of pictures. */
export function studioTarget(type: DesignType, wide: boolean): Target {
  if (wide) return { name: 'design_page', params: { dataType: type === 'image' ? 'images' : 'cards' } }
  return { name: type === 'image' ? 'design_images_list' : 'design_cards_list' }
}

/** The editor of a type for the window's width. */
export const editorTarget = (type: DesignType, wide: boolean): Target =>
  wide ? studioTarget(type, wide) : { name: 'phone_design_page' }
