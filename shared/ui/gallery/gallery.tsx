import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  Badge,
  Box,
  Button,
  Card,
  Checkbox,
  Chip,
  Dialog,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  IconButton,
  LinkButton,
  LockedState,
  Logo,
  NativeSelect,
  OfflineState,
  PhoneField,
  Picture,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Spinner,
  Stack,
  Text,
  TextArea,
  TextField,
  TextLink,
  Tile,
  Tooltip,
  UiProvider,
  formatDate,
  plural,
  pricesText,
  useBrand,
  useColorMode,
  useToast,
} from '@yawmi/ui'
import { Accordion, AccordionItem } from '@yawmi/ui/accordion'
import * as Icons from '@yawmi/ui/icons'
import { OtpInput } from '@yawmi/ui/otp-input'
import { Tabs } from '@yawmi/ui/tabs'
import nasma from '@yawmi/brand/brands/nasma.json'
import { defaultBrand, type Brand } from '@yawmi/brand'

const CATEGORIES = [
  {
    color: '#20709A',
    name: 'خلفيات',
    description: 'صور مرسومة بعناية تجعل شاشتك أجمل كلما فتحت هاتفك.',
    Icon: Icons.ImagesIcon,
  },
  {
    color: '#C9442B',
    name: 'فيديوهات',
    description: 'مشاهد قصيرة هادئة تأخذك دقيقة بعيدًا عن الزحام.',
    Icon: Icons.VideosIcon,
  },
  { color: '#6B4E9B', name: 'معاني الأسماء', description: 'اكتب اسمك أو اسم من تحب.', Icon: Icons.NamesIcon },
  { color: '#25805A', name: 'رسائل', description: 'كلمات جاهزة تصل إلى القلب.', Icon: Icons.MessagesIcon },
  { color: '#946200', name: 'نكت', description: 'ضحكة نظيفة وقصيرة.', Icon: Icons.JokesIcon },
  {
    color: '#B83567',
    name: 'تصاميم',
    description: 'صمّم بطاقتك أو صورتك بخطك وكلماتك في دقائق.',
    Icon: Icons.DesignsIcon,
  },
  { color: '#3B4A9C', name: 'اقتباسات', description: 'حكمة اليوم وكل يوم.', Icon: Icons.QuotesIcon },
  { color: '#4B7A1F', name: 'ملصقات', description: 'حزم جاهزة لواتساب.', Icon: Icons.StickersIcon },
]

const PICTURE = {
  width: 1200,
  height: 800,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  variants: [
    { width: 320, path: 'missing-320.webp' },
    { width: 1200, path: 'missing-1200.webp' },
  ],
}

const Buttons = () => {
  const toast = useToast()
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button>اشترك</Button>
      <Button variant="accent">اشترك الآن</Button>
      <Button variant="outline" onClick={() => toast('تم النسخ', 'success')}>
        نسخ الرسالة
      </Button>
      <Button variant="ghost" onClick={() => toast('تعذّر التنزيل، حاول مرة أخرى', 'error')}>
        تنزيل
      </Button>
      <Button variant="danger">حذف الحساب</Button>
      <Button disabled>إرسال</Button>
      <Button loading>إرسال</Button>
      <Button size="lg" variant="accent">
        متابعة
        <Icons.ForwardIcon />
      </Button>
      <LinkButton href="#x" variant="outline">
        <Icons.BackIcon />
        رجوع
      </LinkButton>
      <Tooltip label="نسخ الاقتباس">
        <IconButton label="نسخ">
          <Icons.CopyIcon />
        </IconButton>
      </Tooltip>
      <Spinner label="جارٍ التحميل…" />
    </Flex>
  )
}

const Fields = () => {
  const [phone, setPhone] = useState('0912345678')
  const [code, setCode] = useState('42')
  const [full, setFull] = useState('1234')
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
      <PhoneField label="رقم الهاتف" value={phone} onValueChange={setPhone} hint="مثال: 0912345678" />
      <TextField
        label="البريد الإلكتروني"
        dir="ltr"
        placeholder="name@example.com"
        required
        error="البريد الإلكتروني غير صحيح"
      />
      <NativeSelect label="التصنيف">
        <option>نكت جحا</option>
        <option>نكت المدرسة</option>
      </NativeSelect>
      <TextField label="اسم المستخدم" defaultValue="سالم" readOnly />
      <TextArea label="الرسالة" placeholder="اكتب رسالتك هنا" />
      <Stack gap="3">
        <Checkbox defaultChecked>
          أوافق على <TextLink href="#t">الشروط والأحكام</TextLink>
        </Checkbox>
        <Checkbox>أوافق على سياسة الخصوصية</Checkbox>
        <OtpInput value={code} onValueChange={setCode} />
        <OtpInput value={full} onValueChange={setFull} invalid />
      </Stack>
    </Grid>
  )
}

const Pieces = () => {
  const brand = useBrand()
  const { mode, setChoice } = useColorMode()
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState('images')
  return (
    <Stack gap="10" maxWidth="content" marginInline="auto" padding="gutter">
      <Flex justify="space-between" align="center">
        <Logo />
        <Flex gap="2">
          <Logo markOnly size={28} />
          <IconButton label="تبديل المظهر" onClick={() => setChoice(mode === 'dark' ? 'light' : 'dark')}>
            {mode === 'dark' ? <Icons.SunIcon /> : <Icons.MoonIcon />}
          </IconButton>
        </Flex>
      </Flex>
      <Stack gap="2">
        <Heading level={1}>{brand.tagline}</Heading>
        <Heading level={2}>خلفيات قد تعجبك</Heading>
        <Heading level={3}>أفضل الاقتباسات</Heading>
        <Text>
          خدمة محتوى يومية لمشتركي الهاتف في ليبيا: خلفيات ونكت ومعاني أسماء ورسائل واقتباسات وفيديوهات وأدوات تصميم
          وملصقات، وكل يوم شيء جديد.
        </Text>
        <Text tone="quiet">{pricesText(brand)}</Text>
        <Text tone="quiet">
          {formatDate(new Date('2026-11-21T08:00:00Z'), 'day')} ·{' '}
          {plural(3, { one: 'ملصق واحد', two: 'ملصقان', few: '{n} ملصقات', many: '{n} ملصقًا', other: '{n} ملصق' })}
        </Text>
      </Stack>
      <Buttons />
      <Flex gap="2" wrap="wrap">
        <Chip pressed>الكل</Chip>
        <Chip>تهنئة</Chip>
        <Chip>صباح الخير</Chip>
        <Badge>جديد</Badge>
        <Badge tone="accent">يوم مجاني</Badge>
        <Badge tone="success">مفعّل</Badge>
        <Badge tone="danger">منتهٍ</Badge>
        <Badge tone="quiet">غير محدد</Badge>
      </Flex>
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }} gap="4">
        {CATEGORIES.map(({ Icon, ...tile }) => (
          <Tile key={tile.name} {...tile} picture={<Icon />} />
        ))}
      </Grid>
      <Fields />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="5">
        <Card>
          <Heading level={3}>باقة يومية</Heading>
          <Text>محتوى جديد كل يوم، ويمكنك الإلغاء متى شئت.</Text>
        </Card>
        <Card floating>
          <SkeletonGroup>
            <Skeleton shape="tile" aspectRatio="16 / 9" />
            <SkeletonText />
          </SkeletonGroup>
        </Card>
        <Box borderRadius="card" overflow="hidden">
          <Picture picture={PICTURE} alt="" sizes="100vw" ratio="3 / 2" />
        </Box>
      </Grid>
      <Accordion>
        <AccordionItem title="هل الخدمة مدفوعة؟" defaultOpen>
          نعم، لأن فريقًا يحدّث المحتوى كل يوم.
        </AccordionItem>
        <AccordionItem title="هل يمكنني إلغاء الاشتراك؟">نعم، بثلاث طرق.</AccordionItem>
      </Accordion>
      <Tabs
        label="العناصر المحفوظة"
        items={[
          { value: 'cards', label: 'البطاقات' },
          { value: 'images', label: 'الصور' },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
          <EmptyState />
          <ErrorState action={<Button>حاول مرة أخرى</Button>} />
          <OfflineState action={<Button variant="outline">حاول مرة أخرى</Button>} />
          <LockedState action={<Button variant="accent">اشترك الآن</Button>} />
        </Grid>
      </Tabs>
      <Flex gap="2" wrap="wrap">
        {Object.entries(Icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Flex>
      <Button onClick={() => setOpen(true)}>افتح الحوار</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="هل تريد إلغاء اشتراكك؟"
        footer={
          <>
            <Button variant="danger" onClick={() => setOpen(false)}>
              نعم
            </Button>
            <Button variant="outline" onClick={() => setOpen(false)}>
              لا
            </Button>
          </>
        }
      >
        <Text>يبقى المحتوى متاحًا لك حتى نهاية المدة التي دفعتها.</Text>
      </Dialog>
    </Stack>
  )
}

const query = new URLSearchParams(location.search)
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <UiProvider
    brand={query.get('brand') === 'nasma' ? (nasma as Brand) : defaultBrand}
    theme={query.get('theme') === 'dark' ? 'dark' : 'light'}
  >
    <Pieces />
  </UiProvider>,
)
