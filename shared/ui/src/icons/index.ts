// By name, not as a namespace: of what `icon` is called with, bundlers then see that it does nothing, and drop unused icons.
// A bundle has each file as a whole, with every icon that some screen of its remote uses: what few screens use has a file of its own.
import {
  ALargeSmall,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Bold,
  BookUser,
  CalendarDays,
  CaseSensitive,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clapperboard,
  Contrast,
  Copy,
  CopyPlus,
  CreditCard,
  Download,
  Ellipsis,
  Eraser,
  FilePenLine,
  Heart,
  House,
  Images,
  Info,
  Laugh,
  Lock,
  LockOpen,
  LogOut,
  Menu,
  MessageCircle,
  MessageSquareText,
  Palette,
  Pause,
  Phone,
  Play,
  Plus,
  Proportions,
  Quote,
  Redo2,
  RefreshCw,
  ScrollText,
  Search,
  Settings,
  Shapes,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Trash2,
  Type,
  Undo2,
  UserRound,
  WifiOff,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { icon } from './icon'

export type { IconProps } from './icon'
export {
  BabyIcon,
  BirthdayIcon,
  FeatherIcon,
  FlowerIcon,
  FriendshipIcon,
  GemIcon,
  GraduationIcon,
  LampIcon,
  LeafIcon,
  MoonIcon,
  MoonStarIcon,
  OrnamentIcon,
  PulseIcon,
  SunIcon,
  TravelIcon,
  TrophyIcon,
  WavesIcon,
} from './tags'
export {
  AlignTextEndIcon,
  AlignTextMiddleIcon,
  AlignTextStartIcon,
  BringForwardIcon,
  EdgeBottomIcon,
  EdgeCenterIcon,
  EdgeLeftIcon,
  EdgeMiddleIcon,
  EdgeRightIcon,
  EdgeTopIcon,
  FlipXIcon,
  FlipYIcon,
  GroupIcon,
  PasteIcon,
  SendBackIcon,
  ToBackIcon,
  ToFrontIcon,
  TurnIcon,
  UngroupIcon,
} from './arranging'
export { AddImageIcon, RemoveImageIcon, SaveIcon } from './gallery'
export { CameraIcon, DesignsIcon, EditIcon } from './own-items'
export { CelebrationIcon, MailIcon, StickersIcon } from './places'

export const AccountIcon = /* @__PURE__ */ icon(UserRound)
export const AddIcon = /* @__PURE__ */ icon(Plus)
export const AddTextIcon = /* @__PURE__ */ icon(Type)
export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, true)
export const BoldIcon = /* @__PURE__ */ icon(Bold)
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDays)
export const CallIcon = /* @__PURE__ */ icon(Phone)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ClearIcon = /* @__PURE__ */ icon(Eraser)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const ColorIcon = /* @__PURE__ */ icon(Palette)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const DeleteIcon = /* @__PURE__ */ icon(Trash2)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const DraftsIcon = /* @__PURE__ */ icon(FilePenLine)
export const DuplicateIcon = /* @__PURE__ */ icon(CopyPlus)
export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert)
export const ExpandIcon = /* @__PURE__ */ icon(ChevronDown)
export const FavoriteIcon = /* @__PURE__ */ icon(Heart)
export const FontIcon = /* @__PURE__ */ icon(ALargeSmall)
export const FontSizeIcon = /* @__PURE__ */ icon(CaseSensitive)
export const ForwardIcon = /* @__PURE__ */ icon(ArrowRight, true)
export const HomeIcon = /* @__PURE__ */ icon(House)
export const ImagesIcon = /* @__PURE__ */ icon(Images)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const JokesIcon = /* @__PURE__ */ icon(Laugh)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const LogoutIcon = /* @__PURE__ */ icon(LogOut, true)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MessagesIcon = /* @__PURE__ */ icon(MessageCircle)
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis)
export const NamesIcon = /* @__PURE__ */ icon(BookUser)
export const NextIcon = /* @__PURE__ */ icon(ChevronRight, true)
export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
export const PageSizeIcon = /* @__PURE__ */ icon(Proportions)
export const PauseIcon = /* @__PURE__ */ icon(Pause)
export const PlayIcon = /* @__PURE__ */ icon(Play)
export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft, true)
export const PrivacyIcon = /* @__PURE__ */ icon(ShieldCheck)
export const QuotesIcon = /* @__PURE__ */ icon(Quote)
export const RedoIcon = /* @__PURE__ */ icon(Redo2, true)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const SettingsIcon = /* @__PURE__ */ icon(Settings)
export const ShapesIcon = /* @__PURE__ */ icon(Shapes)
export const ShareIcon = /* @__PURE__ */ icon(Share2)
export const SmsIcon = /* @__PURE__ */ icon(MessageSquareText)
export const StarIcon = /* @__PURE__ */ icon(Star)
export const StyleIcon = /* @__PURE__ */ icon(SlidersHorizontal)
export const SubscriptionIcon = /* @__PURE__ */ icon(CreditCard)
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
export const TermsIcon = /* @__PURE__ */ icon(ScrollText)
export const ToTopIcon = /* @__PURE__ */ icon(ArrowUp)
export const ToneIcon = /* @__PURE__ */ icon(Contrast)
export const UndoIcon = /* @__PURE__ */ icon(Undo2, true)
export const UnlockIcon = /* @__PURE__ */ icon(LockOpen)
export const VideosIcon = /* @__PURE__ */ icon(Clapperboard)
export const ZoomInIcon = /* @__PURE__ */ icon(ZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ icon(ZoomOut)
