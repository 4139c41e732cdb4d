import type { ReactNode } from 'react'
import { useNavigation, type Target } from '@yawmi/remote-kit'
import { Heading, IconButton, Text, useStyles } from '@yawmi/ui'
import { BackIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { SlowNotice } from './slow-notice'
import { frameStyles } from './frame.styles'

export interface ScreenFrameProps {
  title: ReactNode
  description?: ReactNode
  /** Where «رجوع» leads for visitors who opened the site at this screen. */
  back: Target
  children: ReactNode
}

/** What all screens but the home page have in common: the back link, the title, and the space between parts. */
export function ScreenFrame({ title, description, back, children }: ScreenFrameProps) {
  const strings = useStrings()
  const navigation = useNavigation()
  const classes = useStyles(frameStyles)
  return (
    <div className={classes.screen}>
      <header>
        <div className={classes.head}>
          <IconButton label={strings.back} className={classes.back} onClick={() => navigation.back(back)}>
            <BackIcon />
          </IconButton>
          <div className={classes.texts}>
            <Heading level={1} fontSize="2xl-3xl">
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
