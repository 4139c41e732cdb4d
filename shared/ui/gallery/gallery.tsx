import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as Ui from '@yawmi/ui'
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
  const toast = Ui.useToast()
  return (
    <div className="row">
      <Ui.Button>اشترك</Ui.Button>
      <Ui.Button variant="accent">اشترك الآن</Ui.Button>
      <Ui.Button variant="outline" onClick={() => toast('تم النسخ', 'success')}>
        نسخ الرسالة
      </Ui.Button>
      <Ui.Button variant="ghost" onClick={() => toast('تعذّر التنزيل، حاول مرة أخرى', 'error')}>
        تنزيل
      </Ui.Button>
      <Ui.Button variant="danger">حذف الحساب</Ui.Button>
      <Ui.Button disabled>إرسال</Ui.Button>
      <Ui.Button loading>إرسال</Ui.Button>
      <Ui.Button size="lg" variant="accent">
        متابعة
        <Icons.ForwardIcon />
      </Ui.Button>
      <Ui.LinkButton href="#x" variant="outline">
        <Icons.BackIcon />
        رجوع
      </Ui.LinkButton>
      <Ui.Tooltip label="نسخ الاقتباس">
        <Ui.IconButton label="نسخ">
          <Icons.CopyIcon />
        </Ui.IconButton>
      </Ui.Tooltip>
      <Ui.Spinner label="جارٍ التحميل…" />
    </div>
  )
}

const Fields = () => {
  const [phone, setPhone] = useState('0912345678')
  const [code, setCode] = useState('42')
  const [full, setFull] = useState('1234')
  return (
    <div className="columns">
      <Ui.PhoneField label="رقم الهاتف" value={phone} onValueChange={setPhone} hint="مثال: 0912345678" />
      <Ui.TextField
        label="البريد الإلكتروني"
        dir="ltr"
        placeholder="name@example.com"
        required
        error="البريد الإلكتروني غير صحيح"
      />
      <Ui.NativeSelect label="التصنيف">
        <option>نكت جحا</option>
        <option>نكت المدرسة</option>
      </Ui.NativeSelect>
      <Ui.TextField label="اسم المستخدم" defaultValue="سالم" readOnly />
      <Ui.TextArea label="الرسالة" placeholder="اكتب رسالتك هنا" />
      <div className="stack">
        <Ui.Checkbox defaultChecked>
          أوافق على <Ui.TextLink href="#t">الشروط والأحكام</Ui.TextLink>
        </Ui.Checkbox>
        <Ui.Checkbox>أوافق على سياسة الخصوصية</Ui.Checkbox>
        <OtpInput value={code} onValueChange={setCode} />
        <OtpInput value={full} onValueChange={setFull} invalid />
      </div>
    </div>
  )
}

const Pieces = () => {
  const brand = Ui.useBrand()
  const { mode, setChoice } = Ui.useColorMode()
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState('images')
  return (
    <div className="page">
      <div className="row ends">
        <Ui.Logo />
        <div className="row">
          <Ui.Logo markOnly size={28} />
          <Ui.IconButton label="تبديل المظهر" onClick={() => setChoice(mode === 'dark' ? 'light' : 'dark')}>
            {mode === 'dark' ? <Icons.SunIcon /> : <Icons.MoonIcon />}
          </Ui.IconButton>
        </div>
      </div>
      <div className="stack">
        <Ui.Heading level={1}>{brand.tagline}</Ui.Heading>
        <Ui.Heading level={2}>خلفيات قد تعجبك</Ui.Heading>
        <Ui.Heading level={3}>أفضل الاقتباسات</Ui.Heading>
        <Ui.Text>
          خدمة محتوى يومية لمشتركي الهاتف في ليبيا: خلفيات ونكت ومعاني أسماء ورسائل واقتباسات وفيديوهات وأدوات تصميم
          وملصقات، وكل يوم شيء جديد.
        </Ui.Text>
        <Ui.Text tone="quiet">{Ui.pricesText(brand)}</Ui.Text>
        <Ui.Text tone="quiet">
          {Ui.formatDate(new Date('2026-11-21T08:00:00Z'), 'day')} ·{' '}
          {Ui.plural(3, { one: 'ملصق واحد', two: 'ملصقان', few: '{n} ملصقات', many: '{n} ملصقًا', other: '{n} ملصق' })}
        </Ui.Text>
      </div>
      <Buttons />
      <div className="row">
        <Ui.Chip pressed>الكل</Ui.Chip>
        <Ui.Chip>تهنئة</Ui.Chip>
        <Ui.Chip>صباح الخير</Ui.Chip>
        <Ui.Badge>جديد</Ui.Badge>
        <Ui.Badge tone="accent">يوم مجاني</Ui.Badge>
        <Ui.Badge tone="success">مفعّل</Ui.Badge>
        <Ui.Badge tone="danger">منتهٍ</Ui.Badge>
        <Ui.Badge tone="quiet">غير محدد</Ui.Badge>
      </div>
      <div className="columns tiles">
        {CATEGORIES.map(({ Icon, ...tile }) => (
          <Ui.Tile key={tile.name} {...tile} picture={<Icon />} />
        ))}
      </div>
      <Fields />
      <div className="columns">
        <Ui.Card>
          <Ui.Heading level={3}>باقة يومية</Ui.Heading>
          <Ui.Text>محتوى جديد كل يوم، ويمكنك الإلغاء متى شئت.</Ui.Text>
        </Ui.Card>
        <Ui.Card floating>
          <Ui.SkeletonGroup>
            <Ui.Skeleton shape="tile" aspectRatio="16 / 9" />
            <Ui.SkeletonText />
          </Ui.SkeletonGroup>
        </Ui.Card>
        <div className="picture">
          <Ui.Picture picture={PICTURE} alt="" sizes="100vw" ratio="3 / 2" />
        </div>
      </div>
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
        <div className="columns">
          <Ui.EmptyState />
          <Ui.ErrorState action={<Ui.Button>حاول مرة أخرى</Ui.Button>} />
          <Ui.OfflineState action={<Ui.Button variant="outline">حاول مرة أخرى</Ui.Button>} />
          <Ui.LockedState action={<Ui.Button variant="accent">اشترك الآن</Ui.Button>} />
        </div>
      </Tabs>
      <div className="row">
        {Object.entries(Icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </div>
      <Ui.Button onClick={() => setOpen(true)}>افتح الحوار</Ui.Button>
      <Ui.Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="هل تريد إلغاء اشتراكك؟"
        footer={
          <>
            <Ui.Button variant="danger" onClick={() => setOpen(false)}>
              نعم
            </Ui.Button>
            <Ui.Button variant="outline" onClick={() => setOpen(false)}>
              لا
            </Ui.Button>
          </>
        }
      >
        <Ui.Text>يبقى المحتوى متاحًا لك حتى نهاية المدة التي دفعتها.</Ui.Text>
      </Ui.Dialog>
    </div>
  )
}

const query = new URLSearchParams(location.search)
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <Ui.UiProvider
    brand={query.get('brand') === 'nasma' ? (nasma as Brand) : defaultBrand}
    theme={query.get('theme') === 'dark' ? 'dark' : 'light'}
  >
    <Pieces />
  </Ui.UiProvider>,
)
