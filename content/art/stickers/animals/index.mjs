/** Animals of the country. */
import { bird, hedgehog, owl, turtle } from './small.mjs'
import { camel, cat, fox, gazelle } from './tall.mjs'

export const animals = { camel, cat, owl, fox, turtle, gazelle, hedgehog, bird }

export const animalInk = {
  camel: '#8A5A2B',
  cat: '#C26E26',
  owl: '#5B4A8A',
  fox: '#C25A20',
  turtle: '#1F6A4A',
  gazelle: '#9C6830',
  hedgehog: '#5B412E',
  bird: '#0A5C78',
}
