import { useEffect, useRef } from 'react'
import { Button, Heading, useStyles } from '@yawmi/ui'
import { BackIcon } from '@yawmi/ui/icons'
import { stickersStyles } from './stickers.styles'

interface StepHeadProps {
  title: string
  back: string
  onBack: () => void
}

/** What a step of the maker is called, and the way back; it takes the focus, which the step before has lost. */
export function StepHead({ title, back, onBack }: StepHeadProps) {
  const classes = useStyles(stickersStyles)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        <Button variant="ghost" onClick={onBack}>
          <BackIcon size={20} />
          {back}
        </Button>
      </div>
      <Heading ref={heading} level={3} tabIndex={-1} className={classes.head}>
        {title}
      </Heading>
    </div>
  )
}
