import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useHost, useNavigationType } from '@yawmi/remote-kit'
import { cx, defineStyles, Heading, Logo, Text, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  frame: { width: 'full', maxWidth: '560px', marginInline: 'auto' },
  logo: { display: 'flex', justifyContent: 'center', paddingBlockEnd: '6' },
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '@media (min-width: 600px)': {
      padding: '10',
      border: '1px solid var(--yw-line)',
      borderRadius: 'card',
      backgroundColor: 'surface',
    },
  },
  // On a phone the page's one button stands at thumb height; the shell's header is above.
  tall: {
    '@media (max-width: 599px)': { minHeight: 'calc(100dvh - 136px)', '& > :last-child': { marginBlockStart: 'auto' } },
  },
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    textAlign: 'center',
    alignItems: 'center',
    textWrap: 'balance',
    // A word of a brand's own text may be wider than a phone.
    '& h1': { maxWidth: 'full' },
  },
  title: { outline: 'none' },
})

interface FlowPageProps {
  title: string
  text?: ReactNode
  /** An illustration above the title. */
  scene?: ReactNode
  /** Fills a phone's screen, with the last child at its end. */
  tall?: boolean
  children: ReactNode
}

/** One page of the web-view flow. In the shell the layout shows the brand's logo; standalone the page does. */
export function FlowPage({ title, text, scene, tall = false, children }: FlowPageProps) {
  const classes = useStyles(styles)
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const standalone = useHost().mode === 'alone'
  const navigated = useNavigationType() === 'PUSH'

  // The shell moves the focus with the route; standalone the page does, but not when it first appears in a host's page.
  useEffect(() => {
    const page = section.current
    if (!standalone || !navigated || !page) return
    // For an element in a shadow root the document's own activeElement is the root's host.
    const { activeElement } = page.getRootNode() as Document | ShadowRoot
    if (!page.contains(activeElement)) page.querySelector('h1')?.focus()
  }, [standalone, navigated])

  return (
    <section ref={section} aria-labelledby={titleId} className={classes.frame}>
      {standalone && (
        <div className={classes.logo}>
          <Logo size={44} />
        </div>
      )}
      <div className={cx(classes.sheet, tall && !standalone && classes.tall)}>
        <div className={classes.head}>
          {scene}
          <Heading level={1} id={titleId} fontSize="2xl" tabIndex={-1} className={classes.title}>
            {title}
          </Heading>
          {text && <Text tone="quiet">{text}</Text>}
        </div>
        {children}
      </div>
    </section>
  )
}
