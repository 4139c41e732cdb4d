/** The tea tray. */
import { foam, glass, mint, pot } from './drinks.mjs'
import { coffee, come, peanuts, steamArt } from './table.mjs'

export const tea = { pot, glass, mint, foam, coffee, peanuts, come, steam: steamArt }

export const teaInk = {
  pot: '#17697A',
  glass: '#9C3B1C',
  mint: '#1F6A3A',
  foam: '#7A2E16',
  coffee: '#4A2A1A',
  peanuts: '#2C5F9A',
  come: '#9C2F1C',
  steam: '#9C3B1C',
}
