import type { ReactNode } from 'react'
import { useNavigation, type Target } from '@yawmi/remote-kit'
import { defineStyles, Heading, IconButton, Text, useStyles } from '@yawmi/ui'
import { BackIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import { SlowNotice } from '../slow/slow-notice'

const styles = defineStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: { base: '5', md: '6' }, minWidth: '0' },
  head: { display: 'flex', alignItems: 'flex-start', gap: '2' },
  // The arrow's own room lies outside the column, so that arrow and text begin at its edge; it points at the title.
  back: { marginInlineStart: '-2', marginBlockStart: { base: '-1', md: '0' } },
  texts: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
})

export interface ScreenFrameProps {
  title: ReactNode
  description?: ReactNode
  /** Where «رجوع» leads when the visitor came in here. */
  back: Target
  children: ReactNode
}

/** What screens other than the home page have in common: the way back, the title, the space between parts. */
export function ScreenFrame({ title, description, back, children }: ScreenFrameProps) {
  const words = useWords()
  const navigation = useNavigation()
  const classes = useStyles(styles)
  return (
    <div className={classes.screen}>
      <header>
        <div className={classes.head}>
          <IconButton label={words.back} className={classes.back} onClick={() => navigation.back(back)}>
            <BackIcon />
          </IconButton>
          <div className={classes.texts}>
            <Heading level={1} fontSize={{ base: '2xl', md: '3xl' }}>
              {title}
            </Heading>
            {description && <Text tone="quiet">{description}</Text>}
          </div>
        </div>
        <SlowNotice />
      </header>
      {children}
    </div>
  )
}
