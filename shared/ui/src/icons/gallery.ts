// Icons of lists of pictures.
import { Bookmark, ImageOff, ImagePlus } from 'lucide-react'
import { icon } from './icon'

export const AddImageIcon = /* @__PURE__ */ icon(ImagePlus)
export const RemoveImageIcon = /* @__PURE__ */ icon(ImageOff)
export const SaveIcon = /* @__PURE__ */ icon(Bookmark)
