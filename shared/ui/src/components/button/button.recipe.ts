import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Every button and link that looks like one. At least 44 px high, so that a thumb meets it. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    borderRadius: 'field',
    border: '1px solid transparent',
    fontWeight: 'bold',
    lineHeight: 'heading',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 150ms, color 150ms, border-color 150ms',
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
    '&:is(:disabled, [aria-disabled=true]):not([data-loading])': {
      backgroundColor: 'line',
      borderColor: 'line',
      color: 'quiet',
    },
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'brand',
        color: 'brandInk',
        '@media (hover: hover)': { '&:hover:not(:disabled)': { backgroundColor: 'brandHover' } },
      },
      accent: {
        backgroundColor: 'accent',
        color: 'accentInk',
        '@media (hover: hover)': { '&:hover:not(:disabled)': { filter: 'brightness(0.94)' } },
      },
      outline: {
        borderColor: 'edge',
        color: 'brand',
        '@media (hover: hover)': { '&:hover:not(:disabled)': { borderColor: 'brand', backgroundColor: 'brandTint' } },
      },
      ghost: {
        color: 'brand',
        '@media (hover: hover)': { '&:hover:not(:disabled)': { backgroundColor: 'brandTint' } },
      },
      danger: {
        backgroundColor: 'danger',
        color: 'dangerInk',
        '@media (hover: hover)': { '&:hover:not(:disabled)': { filter: 'brightness(0.92)' } },
      },
    },
    size: {
      md: { paddingInline: '5', paddingBlock: '2', fontSize: 'md' },
      lg: { paddingInline: '6', paddingBlock: '3', minHeight: '14', fontSize: 'lg' },
    },
    full: { true: { width: 'full' } },
    round: { true: { padding: '0', borderRadius: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
