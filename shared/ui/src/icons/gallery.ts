// Icons of lists of pictures, and of those of one’s own.
import { Bookmark, Brush, Camera, ImageOff, ImagePlus, Pencil, Sticker } from 'lucide-react'
import { icon } from './icon'

export const AddImageIcon = /* @__PURE__ */ icon(ImagePlus)
export const CameraIcon = /* @__PURE__ */ icon(Camera)
export const DesignsIcon = /* @__PURE__ */ icon(Brush)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
export const RemoveImageIcon = /* @__PURE__ */ icon(ImageOff)
export const SaveIcon = /* @__PURE__ */ icon(Bookmark)
export const StickersIcon = /* @__PURE__ */ icon(Sticker)
