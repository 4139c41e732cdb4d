// Icons of what people do with pictures and designs of their own.
import { Brush, Camera, Pencil } from 'lucide-react'
import { icon } from './icon'

export const CameraIcon = /* @__PURE__ */ icon(Camera)
export const DesignsIcon = /* @__PURE__ */ icon(Brush)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
