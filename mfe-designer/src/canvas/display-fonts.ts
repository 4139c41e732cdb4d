import arefArabic from '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2'
import arefArabicBold from '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-700-normal.woff2'
import arefLatin from '@fontsource/aref-ruqaa/files/aref-ruqaa-latin-400-normal.woff2'
import arefLatinBold from '@fontsource/aref-ruqaa/files/aref-ruqaa-latin-700-normal.woff2'
import messiriArabic from '@fontsource/el-messiri/files/el-messiri-arabic-400-normal.woff2'
import messiriArabicBold from '@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff2'
import messiriLatin from '@fontsource/el-messiri/files/el-messiri-latin-400-normal.woff2'
import messiriLatinBold from '@fontsource/el-messiri/files/el-messiri-latin-700-normal.woff2'
import katibehArabic from '@fontsource/katibeh/files/katibeh-arabic-400-normal.woff2'
import katibehLatin from '@fontsource/katibeh/files/katibeh-latin-400-normal.woff2'
import marheyArabic from '@fontsource/marhey/files/marhey-arabic-400-normal.woff2'
import marheyArabicBold from '@fontsource/marhey/files/marhey-arabic-700-normal.woff2'
import marheyLatin from '@fontsource/marhey/files/marhey-latin-400-normal.woff2'
import marheyLatinBold from '@fontsource/marhey/files/marhey-latin-700-normal.woff2'
import rakkasArabic from '@fontsource/rakkas/files/rakkas-arabic-400-normal.woff2'
import rakkasLatin from '@fontsource/rakkas/files/rakkas-latin-400-normal.woff2'
import reemArabic from '@fontsource/reem-kufi/files/reem-kufi-arabic-400-normal.woff2'
import reemArabicBold from '@fontsource/reem-kufi/files/reem-kufi-arabic-700-normal.woff2'
import reemLatin from '@fontsource/reem-kufi/files/reem-kufi-latin-400-normal.woff2'
import reemLatinBold from '@fontsource/reem-kufi/files/reem-kufi-latin-700-normal.woff2'
import type { FontFiles } from './fonts'

/**
 * Files of the display faces, by the names of the fonts. Rakkas and Katibeh have one weight, which stands for the bold one as well: a browser
 * would make the letters bold by itself, and each in its own way.
 */
export const DISPLAY_FILES: Readonly<Record<string, FontFiles>> = {
  'Reem Kufi': [reemArabic, reemArabicBold, reemLatin, reemLatinBold],
  'Aref Ruqaa': [arefArabic, arefArabicBold, arefLatin, arefLatinBold],
  'El Messiri': [messiriArabic, messiriArabicBold, messiriLatin, messiriLatinBold],
  Marhey: [marheyArabic, marheyArabicBold, marheyLatin, marheyLatinBold],
  Rakkas: [rakkasArabic, rakkasArabic, rakkasLatin, rakkasLatin],
  Katibeh: [katibehArabic, katibehArabic, katibehLatin, katibehLatin],
}
