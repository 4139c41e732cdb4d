import { Chip, Text, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { setFill, setPage } from '../../../commands/background/set-page'
import { panelStyles } from '../../../components/panel.styles'
import { swatchStyles } from '../../../components/swatch.styles'
import { OwnFillFields } from './own-fill-fields'
import { usePageStrings } from './copy/use-strings'
import { PAGES, PAGE_NAMES, PATTERNS, type Fill, type Page, type Pattern } from '../../../document/design'
import { useStudio, useStudioView } from '../../../studio/use-studio'

const styles = defineStyles({
  chip: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  shape: { display: 'inline-block', border: '2px solid currentColor', borderRadius: '3px' },
})

const NAMES = { square: 'pageSquare', story: 'pageStory', a5: 'pageA5' } as const satisfies Record<Page, string>
const PATTERN_NAMES = {
  stars: 'patternStars',
  girih: 'patternGirih',
  dots: 'patternDots',
  waves: 'patternWaves',
  scales: 'patternScales',
} as const satisfies Record<Pattern, string>
/** Height of the small page on a chip, in px. */
const SHAPE_PX = 20

const FILLS: readonly Fill[] = [
  { from: '0b5d6b', to: '063640' },
  { from: '25805a', to: '0f3d2a' },
  { from: '3b4a9c', to: '1b2350' },
  { from: '6b4e9b', to: '2f1f4d' },
  { from: 'b83567', to: '561532' },
  { from: 'c9442b', to: '6d1c0e' },
  { from: 'f5a524', to: 'd9791a' },
  { from: 'fbf3e0', to: 'f0dcb4' },
  { from: 'e3f1f3', to: 'bcd9de' },
  { from: '1b2430', to: '0a0f16' },
]

/** Size of the design, and its colours where it has no picture. */
export function PagePanel() {
  const strings = usePageStrings()
  const studio = useStudio()
  const panel = useStyles(panelStyles)
  const swatches = useStyles(swatchStyles)
  const classes = useStyles(styles)
  const { background, page, fill } = useStudioView(({ design }) => design)
  const pages: readonly (Page | undefined)[] = background ? [undefined, ...PAGE_NAMES] : PAGE_NAMES
  return (
    <div className={panel.stack}>
      <div role="group" aria-label={strings.page} className={panel.group}>
        {pages.map((each) => (
          <Chip
            key={each ?? 'picture'}
            pressed={page === each || (each === 'square' && !page && !background)}
            onClick={() => studio.run(setPage, each)}
          >
            <span className={classes.chip}>
              {each && (
                <span
                  aria-hidden
                  className={classes.shape}
                  style={{ height: SHAPE_PX, width: (PAGES[each].width / PAGES[each].height) * SHAPE_PX }}
                />
              )}
              {each ? strings[NAMES[each]] : strings.pageOfPicture}
            </span>
          </Chip>
        ))}
      </div>
      <span className={panel.label}>{strings.fill}</span>
      {background && <Text tone="quiet">{strings.fillCovered}</Text>}
      <div role="group" aria-label={strings.fill} className={swatches.swatches}>
        {[undefined, ...FILLS].map((each, index) => (
          <button
            key={each?.from ?? 'none'}
            type="button"
            className={swatches.swatch}
            aria-label={each ? fillText(strings.fillOf, { n: index }) : strings.fillNone}
            aria-pressed={fill?.from === each?.from && fill?.to === each?.to}
            style={{ background: each ? `linear-gradient(#${each.from}, #${each.to})` : '#ffffff' }}
            onClick={() => studio.run(setFill, each && { ...each, ...(fill?.pattern && { pattern: fill.pattern }) })}
          />
        ))}
      </div>
      <OwnFillFields />
      <div role="group" aria-label={strings.pattern} className={panel.group}>
        {[undefined, ...PATTERNS].map((pattern) => (
          <Chip
            key={pattern ?? 'none'}
            pressed={fill?.pattern === pattern}
            onClick={() => studio.run(setFill, withPattern(fill, pattern))}
          >
            {strings[pattern ? PATTERN_NAMES[pattern] : 'patternNone']}
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** A pattern needs a colour under it: the lightest, where none was chosen. */
function withPattern(fill: Fill | undefined, pattern: Pattern | undefined): Fill | undefined {
  const { from, to } = fill ?? { from: 'fbf3e0', to: 'f0dcb4' }
  return pattern ? { from, to, pattern } : fill && { from, to }
}
