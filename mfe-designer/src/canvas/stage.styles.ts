import { defineStyles } from '@yawmi/ui'

export const stageStyles = defineStyles({
  frame: {
    position: 'relative',
    flexShrink: '0',
    margin: 'auto',
    boxShadow: 'float',
    // Seen only where a device sets its own colours: there a white page would have no edge on a white ground.
    outline: '1px solid transparent',
    isolation: 'isolate',
    // Where motion is reduced every change takes a moment of transition, in which the frame would measure what was.
    '&, & *': { transitionProperty: 'none' },
  },
  // Clipped and not hidden: what is hidden the browser scrolls to the caret, and leaves it there.
  stage: {
    position: 'absolute',
    overflow: 'hidden',
    '@supports (overflow: clip)': { overflow: 'clip' },
    backgroundColor: '#ffffff',
    color: '#000000',
    // What a design is made of keeps its colours where a device sets its own.
    forcedColorAdjust: 'none',
  },
  layer: { position: 'absolute', left: '0', top: '0', width: '100%', height: '100%' },
  together: {
    position: 'absolute',
    border: '2px dashed var(--yw-brand)',
    boxShadow: '0 0 0 1px #ffffff',
    pointerEvents: 'none',
  },
  empty: {
    position: 'absolute',
    left: '0',
    right: '0',
    bottom: '32px',
    textAlign: 'center',
    color: '#56616E',
    direction: 'rtl',
  },
  // The library names its colour and layer on the same element; doubled, these are the stronger.
  handles: {
    // Its lines are grounds, which would be the page's own where a device sets its own colours.
    '&&': { '--moveable-color': '#0B5D6B', zIndex: 'raised', forcedColorAdjust: 'none' },
    // Each of them has a layer otherwise, which every frame of a drag costs; together they have one while they are moved.
    '&&, && *': { willChange: 'auto' },
  },
  guides: { position: 'absolute', pointerEvents: 'none', zIndex: 'raised' },
  // One px, which a drag draws out to a line. Hidden by its transform as well: another opacity would have the page painted again.
  guide: { position: 'absolute', width: '1px', height: '1px', backgroundColor: '#0B5D6B', transform: 'scale(0)' },
  box: {
    cursor: 'move',
    touchAction: 'none',
    userSelect: 'none',
    // Not while it is written in, which shows more strongly.
    '@media (hover: hover)': { '&:hover:not(:focus-within)': { outline: '1px dashed #0B5D6B' } },
    '&:focus-visible': { outline: '2px solid #0B5D6B' },
    '&[aria-pressed=true]': { outline: '1px solid #0B5D6B' },
    '&[data-turning]': { outline: 'none', boxShadow: '0 0 0 1px #0B5D6B' },
  },
  blank: { outline: '1px dashed #8A949E' },
  editing: { outline: '2px solid #0B5D6B', cursor: 'text' },
  // Read at any zoom: at least 14 px on the screen, whatever the stage is scaled by.
  hint: {
    color: '#56616E',
    backgroundColor: 'rgb(255 255 255 / 0.72)',
    WebkitTextStroke: '0',
    fontSize: 'max(1em, calc(14px / var(--stage-scale, 1)))',
    lineHeight: '1.4',
  },
  locked: { cursor: 'default' },
  // However small or thin a shape is, a finger finds it: 44 px on the screen at least.
  reach: {
    position: 'absolute',
    insetInline: 'min(0px, calc((100% - 44px / var(--stage-scale, 1)) / 2))',
    insetBlock: 'min(0px, calc((100% - 44px / var(--stage-scale, 1)) / 2))',
  },
  hidden: { visibility: 'hidden' },
  writing: {
    position: 'absolute',
    left: '0',
    top: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    border: 'none',
    outline: 'none',
    resize: 'none',
    overflow: 'hidden',
    background: 'transparent',
    font: 'inherit',
    lineHeight: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    direction: 'inherit',
    wordSpacing: 'inherit',
    whiteSpace: 'inherit',
    overflowWrap: 'inherit',
    textShadow: 'inherit',
    userSelect: 'text',
    '&::placeholder': { color: '#56616E', WebkitTextStroke: '0', textShadow: 'none', opacity: '1' },
  },
})
