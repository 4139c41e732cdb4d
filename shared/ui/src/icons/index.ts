import {
  ALargeSmall,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Bookmark,
  BookUser,
  Brush,
  CalendarDays,
  CaseSensitive,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clapperboard,
  Copy,
  CreditCard,
  Download,
  Eraser,
  Heart,
  House,
  ImagePlus,
  Images,
  Info,
  Laugh,
  Lock,
  LogOut,
  Mail,
  Menu,
  MessageCircle,
  MessageSquareText,
  Moon,
  Palette,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  Quote,
  Redo2,
  RefreshCw,
  ScrollText,
  Search,
  Settings,
  Share2,
  ShieldCheck,
  Star,
  Sticker,
  Sun,
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

export const AccountIcon = /* @__PURE__ */ icon(UserRound)
export const AddIcon = /* @__PURE__ */ icon(Plus)
export const AddTextIcon = /* @__PURE__ */ icon(Type)
export const AddImageIcon = /* @__PURE__ */ icon(ImagePlus)
export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, true)
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDays)
export const CallIcon = /* @__PURE__ */ icon(Phone)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ClearIcon = /* @__PURE__ */ icon(Eraser)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const ColorIcon = /* @__PURE__ */ icon(Palette)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const DeleteIcon = /* @__PURE__ */ icon(Trash2)
export const DesignsIcon = /* @__PURE__ */ icon(Brush)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
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
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MessagesIcon = /* @__PURE__ */ icon(MessageCircle)
export const MoonIcon = /* @__PURE__ */ icon(Moon)
export const NamesIcon = /* @__PURE__ */ icon(BookUser)
export const NextIcon = /* @__PURE__ */ icon(ChevronRight, true)
export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
export const PauseIcon = /* @__PURE__ */ icon(Pause)
export const PlayIcon = /* @__PURE__ */ icon(Play)
export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft, true)
export const PrivacyIcon = /* @__PURE__ */ icon(ShieldCheck)
export const QuotesIcon = /* @__PURE__ */ icon(Quote)
export const RedoIcon = /* @__PURE__ */ icon(Redo2, true)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
export const SaveIcon = /* @__PURE__ */ icon(Bookmark)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const SettingsIcon = /* @__PURE__ */ icon(Settings)
export const ShareIcon = /* @__PURE__ */ icon(Share2)
export const SmsIcon = /* @__PURE__ */ icon(MessageSquareText)
export const StarIcon = /* @__PURE__ */ icon(Star)
export const StickersIcon = /* @__PURE__ */ icon(Sticker)
export const SubscriptionIcon = /* @__PURE__ */ icon(CreditCard)
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
export const SunIcon = /* @__PURE__ */ icon(Sun)
export const TermsIcon = /* @__PURE__ */ icon(ScrollText)
export const ToTopIcon = /* @__PURE__ */ icon(ArrowUp)
export const UndoIcon = /* @__PURE__ */ icon(Undo2, true)
export const VideosIcon = /* @__PURE__ */ icon(Clapperboard)
export const ZoomInIcon = /* @__PURE__ */ icon(ZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ icon(ZoomOut)
