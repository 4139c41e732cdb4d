import { useState, type ComponentProps, type ReactElement } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultBrand } from '@yawmi/brand'
import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  Logo,
  PhoneField,
  Picture,
  TextField,
  TextLink,
  Tile,
  Tooltip,
  UiProvider,
} from '@yawmi/ui'
import { globalCss } from '../theme/global-css'

const show = (element: ReactElement) =>
  render(
    <UiProvider brand={defaultBrand} mediaBase="http://media:4001">
      {element}
    </UiProvider>,
  )

/** What a router's link is like: an address by another name, everything else handed on. */
const RouterLink = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

describe('Button', () => {
  it('says that it is at work, answers no click and submits nothing', async () => {
    const [onClick, onSubmit] = [jest.fn(), jest.fn()]
    show(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          إرسال
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'جارٍ التحميل…' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits no form by accident', async () => {
    const onSubmit = jest.fn()
    show(
      <form onSubmit={onSubmit}>
        <Button>إلغاء</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps its name as an icon, at work too', () => {
    show(
      <IconButton label="نسخ" loading>
        x
      </IconButton>,
    )
    expect(screen.getByRole('button', { name: 'نسخ' })).toHaveAttribute('aria-busy', 'true')
  })

  it('is the given element as a link', () => {
    show(<LinkButton render={<RouterLink to="/home" />}>الرئيسية</LinkButton>)
    const link = screen.getByRole('link', { name: 'الرئيسية' })
    expect(link).toHaveAttribute('href', '/home')
  })
})

describe('fields', () => {
  it('ties label, hint and error to the control', () => {
    show(<TextField label="الاسم" hint="كما تحب أن نناديك" error="الاسم مطلوب" required />)
    const input = screen.getByLabelText(/الاسم/)
    expect(input).toBeRequired()
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('الاسم مطلوب كما تحب أن نناديك')
  })

  it('is neither invalid nor described without an error or a hint', () => {
    show(<TextField label="الاسم" />)
    expect(screen.getByLabelText('الاسم')).toBeValid()
    expect(screen.getByLabelText('الاسم')).not.toHaveAttribute('aria-describedby')
  })

  it('hands on digits only of a phone number, however it is written', () => {
    const onValueChange = jest.fn()
    show(<PhoneField label="رقم الهاتف" value="" onValueChange={onValueChange} />)
    const input = screen.getByLabelText('رقم الهاتف')
    fireEvent.change(input, { target: { value: '٠٩١٢٣٤٥٦٧٨٩٩' } })
    fireEvent.change(input, { target: { value: '+218 91-2345678' } })
    expect(onValueChange.mock.calls).toEqual([['0912345678'], ['0912345678']])
    expect(input).toHaveAttribute('dir', 'ltr')
    expect(input).toHaveAttribute('inputmode', 'numeric')
  })
})

describe('PhoneField', () => {
  it('goes on where one types, in the middle of a number too, whatever the digits are', async () => {
    const Number = () => {
      const [value, setValue] = useState('0912345678')
      return <PhoneField label="رقم الهاتف" value={value} onValueChange={setValue} />
    }
    show(<Number />)
    const input = screen.getByLabelText<HTMLInputElement>('رقم الهاتف')
    await userEvent.type(input, '{Backspace}{Backspace}٧ ٨', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect(input).toHaveValue('0917845678')
    expect(input.selectionStart).toBe(5)
  })

  it.each([
    ['behind the first digits', '09', 2],
    ['behind another number', '0923333333', 10],
    ['before another number', '0923333333', 0],
    ['within another number', '0923333333', 4],
  ])('holds a whole number that is pasted %s', async (_, typed, at) => {
    const Number = () => {
      const [value, setValue] = useState(typed)
      return <PhoneField label="رقم الهاتف" value={value} onValueChange={setValue} />
    }
    show(<Number />)
    const input = screen.getByLabelText<HTMLInputElement>('رقم الهاتف')
    input.focus()
    input.setSelectionRange(at, at)
    await userEvent.paste('+218 91 234 5678')
    expect(input).toHaveValue('0912345678')
    expect(input.selectionStart).toBe(10)
  })
})

describe('Tile', () => {
  it('is one link with name and description', () => {
    show(<Tile color="#20709A" name="خلفيات" description="صور جميلة" render={<RouterLink to="/images-list" />} />)
    expect(screen.getByRole('link', { name: 'خلفيات صور جميلة' })).toHaveAttribute('href', '/images-list')
  })

  it('is a button unless told, and takes no colour that is none', async () => {
    const onClick = jest.fn()
    show(<Tile color="red;position:fixed" name="نكت" onClick={onClick} />)
    await userEvent.click(screen.getByRole('button', { name: 'نكت' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(document.documentElement.innerHTML).not.toContain('red;position')
  })
})

describe('Picture', () => {
  const picture = {
    width: 1200,
    height: 800,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    variants: [
      { width: 1200, path: '/big.webp' },
      { width: 320, path: '/small.webp' },
      { width: 720, path: '/middle.webp' },
    ],
  }

  it('offers every size, keeps its place and asks with CORS', () => {
    show(<Picture picture={picture} alt="بحر" sizes="50vw" />)
    const image = screen.getByRole('img', { name: 'بحر' })
    expect(image).toHaveAttribute(
      'srcset',
      'http://media:4001/small.webp 320w, http://media:4001/middle.webp 720w, http://media:4001/big.webp 1200w',
    )
    expect(image).toHaveAttribute('src', 'http://media:4001/middle.webp')
    expect(image).toHaveAttribute('crossorigin', 'anonymous')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800'])
  })

  it('shows a blur until it is there, and stands a thumbhash that is none', () => {
    show(
      <>
        <Picture picture={picture} alt="بحر" sizes="50vw" />
        <Picture picture={{ ...picture, thumbhash: '!' }} alt="جبل" sizes="50vw" />
      </>,
    )
    const image = screen.getByRole('img', { name: 'بحر' })
    expect(image.style.backgroundImage).toMatch(/^url\("?data:image\/png/)
    fireEvent.load(image)
    expect(image.style.backgroundImage).toBe('')
    expect(screen.getByRole('img', { name: 'جبل' })).toBeInTheDocument()
  })

  it('keeps its place, its name and the blur when it does not come, and draws no torn picture', () => {
    show(<Picture picture={picture} alt="بحر" sizes="50vw" />)
    const image = screen.getByRole('img', { name: 'بحر' })
    fireEvent.error(image)
    expect(image.getAttribute('src')).toMatch(/^data:image\/gif/)
    expect(image).not.toHaveAttribute('srcset')
    expect(image.style.aspectRatio).toBe('1200 / 800')
    // The clear pixel, which did come.
    fireEvent.load(image)
    expect(image.style.backgroundImage).toMatch(/^url\("?data:image\/png/)
  })
})

describe('a Picture that did not come', () => {
  it('is asked for again when the network is back', () => {
    const variants = [{ width: 720, path: '/middle.webp' }]
    show(<Picture picture={{ width: 3, height: 2, thumbhash: '!', variants }} alt="بحر" sizes="50vw" />)
    const image = screen.getByRole('img', { name: 'بحر' })
    fireEvent.error(image)
    expect(image).not.toHaveAttribute('srcset')
    fireEvent.online(window)
    expect(image).toHaveAttribute('src', 'http://media:4001/middle.webp')
    expect(image).toHaveAttribute('srcset')
  })
})

describe('a Picture of a page that the server rendered', () => {
  it('is not torn where it failed before its code came', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const variants = [{ width: 720, path: '/middle.webp' }]
    show(<Picture picture={{ width: 3, height: 2, thumbhash: '!', variants }} alt="بحر" sizes="50vw" />)
    expect(screen.getByRole('img', { name: 'بحر' }).getAttribute('src')).toMatch(/^data:image\/gif/)
    complete.mockRestore()
  })

  it('is not lost while another address is in the place of its own, until its turn', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const held = jest.spyOn(HTMLImageElement.prototype, 'getAttribute').mockReturnValue('data:image/svg+xml,')
    const variants = [{ width: 720, path: '/middle.webp' }]
    show(<Picture picture={{ width: 3, height: 2, thumbhash: '!', variants }} alt="بحر" sizes="50vw" />)
    held.mockRestore()
    complete.mockRestore()
    expect(screen.getByRole('img', { name: 'بحر' })).toHaveAttribute('src', 'http://media:4001/middle.webp')
  })
})

describe('Tooltip', () => {
  it('shows on hover and focus, describes its control, and goes on Escape', async () => {
    show(
      <Tooltip label="نسخ الرسالة">
        <button type="button">صباح الخير</button>
      </Tooltip>,
    )
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveAccessibleDescription('نسخ الرسالة')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.hover(screen.getByRole('button'))
    expect(screen.getByRole('tooltip')).toHaveTextContent('نسخ الرسالة')
  })
})

describe('states', () => {
  it('has a sentence of its own and takes another', () => {
    show(
      <>
        <EmptyState />
        <ErrorState action={<Button>حاول مرة أخرى</Button>}>تعذّر تحميل هذا الجزء من الموقع</ErrorState>
      </>,
    )
    expect(screen.getByText('لا توجد بيانات لعرضها حاليًا')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('تعذّر تحميل هذا الجزء من الموقع')
    expect(screen.getByRole('button', { name: 'حاول مرة أخرى' })).toBeInTheDocument()
  })
})

describe('Logo', () => {
  it('has a long name whole, whatever of it there is room to show', () => {
    const name = 'شركة الاتصالات الليبية للترفيه اليومي كل'
    render(
      <UiProvider brand={{ ...defaultBrand, name }}>
        <Logo />
      </UiProvider>,
    )
    expect(screen.getByText(name)).toHaveStyle({ overflow: 'hidden' })
  })

  it('has a picture for each theme where the brand has two, of which the theme shows one', () => {
    const logo = { ...defaultBrand.logo, image: '/day.svg', imageDark: '/night.svg' }
    render(
      <UiProvider brand={{ ...defaultBrand, logo }}>
        <Logo markOnly />
      </UiProvider>,
    )
    const shown = screen
      .getAllByAltText<HTMLImageElement>(/^/)
      .map((image) => [image.getAttribute('src'), getComputedStyle(image).display, image.alt])
    expect(shown).toEqual([
      ['/day.svg', 'var(--yw-inLight)', 'يومي'],
      ['/night.svg', 'var(--yw-inDark)', 'يومي'],
    ])
    const byNight = Object.values(globalCss['@media screen'])
    expect(byNight).toMatchObject([{ '--yw-inLight': 'none', '--yw-inDark': 'block' }])
  })

  it('is one picture in both themes where the brand has one', () => {
    const logo = { ...defaultBrand.logo, image: '/logo.svg' }
    render(
      <UiProvider brand={{ ...defaultBrand, logo }} theme="dark">
        <Logo />
      </UiProvider>,
    )
    expect(screen.getAllByAltText(/^/)).toHaveLength(1)
  })

  it('is named after the brand with and without its name beside it', () => {
    show(
      <>
        <Logo />
        <Logo markOnly />
      </>,
    )
    expect(screen.getByText('يومي')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'يومي' })).toBeInTheDocument()
  })
})

describe('on a screen for fingers', () => {
  it('nothing keeps the look of being pointed at once a finger has left it', () => {
    show(
      <>
        {(['solid', 'accent', 'outline', 'ghost', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            زر
          </Button>
        ))}
        <Chip pressed>وسم</Chip>
        <TextField label="اسم" />
        <Tile name="صور" color="#20709A" />
        <TextLink href="/">رابط</TextLink>
      </>,
    )
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('')
    expect(css).toContain(':hover')
    expect(css.replace(/@media \(hover: ?hover\) ?\{[^{}]*\{[^{}]*\}\s*\}/g, '')).not.toContain(':hover')
  })
})
