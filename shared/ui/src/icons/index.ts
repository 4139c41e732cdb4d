// By name, not as a namespace: of what `icon` is called with, bundlers then see that it does nothing, and drop unused icons.
import {
  ALargeSmall,
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Baby,
  Bold,
  BookUser,
  Bookmark,
  BringToFront,
  Brush,
  Cake,
  CalendarDays,
  Camera,
  CaseSensitive,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clapperboard,
  ClipboardPaste,
  Contrast,
  Copy,
  CopyPlus,
  CreditCard,
  Download,
  Ellipsis,
  Eraser,
  Feather,
  FilePenLine,
  FlipHorizontal2,
  FlipVertical2,
  Flower2,
  Gem,
  GraduationCap,
  Heart,
  HeartHandshake,
  HeartPulse,
  Hexagon,
  House,
  ImageOff,
  ImagePlus,
  Images,
  Info,
  Lamp,
  Laugh,
  Leaf,
  Lock,
  LockOpen,
  LogOut,
  Mail,
  Menu,
  MessageCircle,
  MessageSquareText,
  Moon,
  MoonStar,
  Palette,
  PartyPopper,
  Pause,
  Pencil,
  Phone,
  Plane,
  Play,
  Plus,
  Proportions,
  Quote,
  Redo2,
  RefreshCw,
  RotateCw,
  ScrollText,
  Search,
  SendToBack,
  Settings,
  Shapes,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Sticker,
  Sun,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Trash2,
  Trophy,
  Type,
  Undo2,
  UserRound,
  Waves,
  WifiOff,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { icon } from './icon'

export type { IconProps } from './icon'

export const AccountIcon = /* @__PURE__ */ icon(UserRound)
export const AddIcon = /* @__PURE__ */ icon(Plus)
export const AddImageIcon = /* @__PURE__ */ icon(ImagePlus)
export const AddTextIcon = /* @__PURE__ */ icon(Type)
export const AlignTextEndIcon = /* @__PURE__ */ icon(TextAlignEnd, true)
export const AlignTextMiddleIcon = /* @__PURE__ */ icon(TextAlignCenter)
export const AlignTextStartIcon = /* @__PURE__ */ icon(TextAlignStart, true)
export const BabyIcon = /* @__PURE__ */ icon(Baby)
export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, true)
export const BirthdayIcon = /* @__PURE__ */ icon(Cake)
export const BoldIcon = /* @__PURE__ */ icon(Bold)
export const BringForwardIcon = /* @__PURE__ */ icon(BringToFront)
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDays)
export const CallIcon = /* @__PURE__ */ icon(Phone)
export const CameraIcon = /* @__PURE__ */ icon(Camera)
export const CelebrationIcon = /* @__PURE__ */ icon(PartyPopper)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ClearIcon = /* @__PURE__ */ icon(Eraser)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const ColorIcon = /* @__PURE__ */ icon(Palette)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const DeleteIcon = /* @__PURE__ */ icon(Trash2)
export const DesignsIcon = /* @__PURE__ */ icon(Brush)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const DraftsIcon = /* @__PURE__ */ icon(FilePenLine)
export const DuplicateIcon = /* @__PURE__ */ icon(CopyPlus)
export const EdgeBottomIcon = /* @__PURE__ */ icon(AlignEndHorizontal)
export const EdgeCenterIcon = /* @__PURE__ */ icon(AlignCenterVertical)
export const EdgeLeftIcon = /* @__PURE__ */ icon(AlignStartVertical)
export const EdgeMiddleIcon = /* @__PURE__ */ icon(AlignCenterHorizontal)
export const EdgeRightIcon = /* @__PURE__ */ icon(AlignEndVertical)
export const EdgeTopIcon = /* @__PURE__ */ icon(AlignStartHorizontal)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert)
export const ExpandIcon = /* @__PURE__ */ icon(ChevronDown)
export const FavoriteIcon = /* @__PURE__ */ icon(Heart)
export const FeatherIcon = /* @__PURE__ */ icon(Feather)
export const FlipXIcon = /* @__PURE__ */ icon(FlipHorizontal2)
export const FlipYIcon = /* @__PURE__ */ icon(FlipVertical2)
export const FlowerIcon = /* @__PURE__ */ icon(Flower2)
export const FontIcon = /* @__PURE__ */ icon(ALargeSmall)
export const FontSizeIcon = /* @__PURE__ */ icon(CaseSensitive)
export const ForwardIcon = /* @__PURE__ */ icon(ArrowRight, true)
export const FriendshipIcon = /* @__PURE__ */ icon(HeartHandshake)
export const GemIcon = /* @__PURE__ */ icon(Gem)
export const GraduationIcon = /* @__PURE__ */ icon(GraduationCap)
export const HomeIcon = /* @__PURE__ */ icon(House)
export const ImagesIcon = /* @__PURE__ */ icon(Images)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const JokesIcon = /* @__PURE__ */ icon(Laugh)
export const LampIcon = /* @__PURE__ */ icon(Lamp)
export const LeafIcon = /* @__PURE__ */ icon(Leaf)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const LogoutIcon = /* @__PURE__ */ icon(LogOut, true)
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MessagesIcon = /* @__PURE__ */ icon(MessageCircle)
export const MoonIcon = /* @__PURE__ */ icon(Moon)
export const MoonStarIcon = /* @__PURE__ */ icon(MoonStar)
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis)
export const NamesIcon = /* @__PURE__ */ icon(BookUser)
export const NextIcon = /* @__PURE__ */ icon(ChevronRight, true)
export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
export const OrnamentIcon = /* @__PURE__ */ icon(Hexagon)
export const PageSizeIcon = /* @__PURE__ */ icon(Proportions)
export const PasteIcon = /* @__PURE__ */ icon(ClipboardPaste)
export const PauseIcon = /* @__PURE__ */ icon(Pause)
export const PlayIcon = /* @__PURE__ */ icon(Play)
export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft, true)
export const PrivacyIcon = /* @__PURE__ */ icon(ShieldCheck)
export const PulseIcon = /* @__PURE__ */ icon(HeartPulse)
export const QuotesIcon = /* @__PURE__ */ icon(Quote)
export const RedoIcon = /* @__PURE__ */ icon(Redo2, true)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
export const RemoveImageIcon = /* @__PURE__ */ icon(ImageOff)
export const SaveIcon = /* @__PURE__ */ icon(Bookmark)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const SendBackIcon = /* @__PURE__ */ icon(SendToBack)
export const SettingsIcon = /* @__PURE__ */ icon(Settings)
export const ShapesIcon = /* @__PURE__ */ icon(Shapes)
export const ShareIcon = /* @__PURE__ */ icon(Share2)
export const SmsIcon = /* @__PURE__ */ icon(MessageSquareText)
export const StarIcon = /* @__PURE__ */ icon(Star)
export const StickersIcon = /* @__PURE__ */ icon(Sticker)
export const StyleIcon = /* @__PURE__ */ icon(SlidersHorizontal)
export const SubscriptionIcon = /* @__PURE__ */ icon(CreditCard)
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
export const SunIcon = /* @__PURE__ */ icon(Sun)
export const TermsIcon = /* @__PURE__ */ icon(ScrollText)
export const ToTopIcon = /* @__PURE__ */ icon(ArrowUp)
export const ToneIcon = /* @__PURE__ */ icon(Contrast)
export const TravelIcon = /* @__PURE__ */ icon(Plane)
export const TrophyIcon = /* @__PURE__ */ icon(Trophy)
export const TurnIcon = /* @__PURE__ */ icon(RotateCw)
export const UndoIcon = /* @__PURE__ */ icon(Undo2, true)
export const UnlockIcon = /* @__PURE__ */ icon(LockOpen)
export const VideosIcon = /* @__PURE__ */ icon(Clapperboard)
export const WavesIcon = /* @__PURE__ */ icon(Waves)
export const ZoomInIcon = /* @__PURE__ */ icon(ZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ icon(ZoomOut)
