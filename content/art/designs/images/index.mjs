/** Base images of the studio, by image tag. */
import { createRandom } from '../../lib/prng.mjs'
import { createSheet } from '../../lib/svg.mjs'
import { calm } from './calm.mjs'
import { celebration } from './celebration.mjs'
import { desert } from './desert.mjs'
import { flowers } from './flowers.mjs'
import { nature } from './nature.mjs'
import { night } from './night.mjs'
import { patterns } from './patterns.mjs'
import { sea } from './sea.mjs'

const byTag = { nature, patterns, calm, night, sea, desert, flowers, celebration }

/** Five titles a tag, in the order of the drawings. */
const titles = {
  nature: ['أوراق النعناع', 'تلال الفجر', 'ورق الزيتون', 'تلال باردة', 'أوراق الخريف'],
  patterns: ['إطار فاسي', 'محراب ملون', 'دائرة فيروزية', 'خيوط بنفسجية', 'شريطان من زليج'],
  calm: ['شمس وردية', 'موج الخزامى', 'أقواس البحر', 'قرص الطين', 'موج القمر'],
  night: ['مدينة نائمة', 'نخيل تحت القمر', 'فوانيس وهلال', 'سطوح الغروب', 'ليل دافئ'],
  sea: ['نهار على الموج', 'شراع الفجر', 'موج الفيروز', 'شراع وردي', 'مركب المساء'],
  desert: ['كثيبان', 'قافلة الغروب', 'رمل وردي', 'قافلة الطين', 'كثبان الليل'],
  flowers: ['ركن الورد', 'ياسمين الليل', 'رمان وياسمين', 'توليب', 'ورد المساء'],
  celebration: ['أعلام وهدايا', 'ألعاب نارية', 'بالونات', 'فوانيس العيد', 'قصاصات خضراء'],
}

/** @param {readonly string[]} tags image tags of the catalogue */
export const planImages = (tags) =>
  tags.flatMap((tag) => {
    if (!byTag[tag]) throw new Error(`no base images for the tag ${tag}`)
    return byTag[tag].map((drawing, index) => {
      const id = `${tag}-${String(index + 1).padStart(2, '0')}`
      return {
        id,
        tag,
        title: titles[tag][index],
        draw: () => {
          const sheet = createSheet(1080, 1080)
          drawing({ sheet, random: createRandom(`image-${id}`) })
          return sheet.toString()
        },
      }
    })
  })
