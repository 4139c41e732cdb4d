/** Which hand writes the large line of a card, by its tag. Names of faces in `authoring/faces.mjs`. */
export const cardFonts = {
  eid: 'ruqaa',
  ramadan: 'rakkas',
  wedding: 'ruqaa',
  newborn: 'baloo',
  graduation: 'kufi',
  thanks: 'amiri',
  congratulations: 'lalezar',
  birthday: 'marhey',
  recovery: 'messiri',
  travel: 'kufi',
}

/** The small line, on every card. */
export const lineFont = 'tajawal'
