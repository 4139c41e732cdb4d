import type { DesignType } from '@yawmi/contract'
import type { Target } from '@yawmi/remote-kit'

/** Where a design of a kind is begun: the desktop editor from md, the phone's list of pictures below it. */
export function studioTarget(type: DesignType, wide: boolean): Target {
  if (wide) return { name: 'design_page', params: { dataType: type === 'image' ? 'images' : 'cards' } }
  return { name: type === 'image' ? 'design_images_list' : 'design_cards_list' }
}

/** Where a design of a kind is at work: the editor for the window's width. */
export const editorTarget = (type: DesignType, wide: boolean): Target =>
  wide ? studioTarget(type, wide) : { name: 'phone_design_page' }
