// Icons of tools that place, turn and align what is selected, and copy its text.
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDownToLine,
  ArrowUpToLine,
  BringToFront,
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  ClipboardPaste,
  Group,
  RotateCw,
  SendToBack,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Ungroup,
} from 'lucide-react'
import { icon } from './icon'

export const AlignTextEndIcon = /* @__PURE__ */ icon(TextAlignEnd, true)
export const AlignTextMiddleIcon = /* @__PURE__ */ icon(TextAlignCenter)
export const AlignTextStartIcon = /* @__PURE__ */ icon(TextAlignStart, true)
export const BringForwardIcon = /* @__PURE__ */ icon(BringToFront)
export const EdgeBottomIcon = /* @__PURE__ */ icon(AlignEndHorizontal)
export const EdgeCenterIcon = /* @__PURE__ */ icon(AlignCenterVertical)
export const EdgeLeftIcon = /* @__PURE__ */ icon(AlignStartVertical)
export const EdgeMiddleIcon = /* @__PURE__ */ icon(AlignCenterHorizontal)
export const EdgeRightIcon = /* @__PURE__ */ icon(AlignEndVertical)
export const EdgeTopIcon = /* @__PURE__ */ icon(AlignStartHorizontal)
export const FlipXIcon = /* @__PURE__ */ icon(CaretsToAxisDashedVertical)
export const FlipYIcon = /* @__PURE__ */ icon(CaretsToAxisDashedHorizontal)
export const GroupIcon = /* @__PURE__ */ icon(Group)
export const PasteIcon = /* @__PURE__ */ icon(ClipboardPaste)
export const SendBackIcon = /* @__PURE__ */ icon(SendToBack)
export const ToBackIcon = /* @__PURE__ */ icon(ArrowDownToLine)
export const ToFrontIcon = /* @__PURE__ */ icon(ArrowUpToLine)
export const TurnIcon = /* @__PURE__ */ icon(RotateCw)
export const UngroupIcon = /* @__PURE__ */ icon(Ungroup)
