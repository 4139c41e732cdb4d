import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'

/** A surface with a line around it. In long lists use `useStyles` with the same rules instead. */
export const Card = chakra(
  'div',
  defineRecipe({
    base: {
      backgroundColor: 'surface',
      border: '1px solid var(--yw-line)',
      borderRadius: 'card',
      padding: '5',
      minWidth: '0',
    },
    variants: { floating: { true: { boxShadow: 'float' } } },
  }),
)
