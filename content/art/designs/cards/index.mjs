/** Every greeting card: one drawing a slug of texts/cards.csv. */
import { createRandom } from '../../lib/prng.mjs'
import { createSheet } from '../../lib/svg.mjs'
import { eidMubarak } from './eid/eid-mubarak.mjs'
import { eidFitr } from './eid/eid-fitr.mjs'
import { eidAdha } from './eid/eid-adha.mjs'
import { eidKids } from './eid/eid-kids.mjs'
import { ramadanKareem } from './ramadan/ramadan-kareem.mjs'
import { ramadanMubarak } from './ramadan/ramadan-mubarak.mjs'
import { ramadanIftar } from './ramadan/ramadan-iftar.mjs'
import { ramadanQadr } from './ramadan/ramadan-qadr.mjs'
import { weddingBaraka } from './wedding/wedding-baraka.mjs'
import { weddingMabruk } from './wedding/wedding-mabruk.mjs'
import { weddingInvite } from './wedding/wedding-invite.mjs'
import { weddingEngagement } from './wedding/wedding-engagement.mjs'
import { newbornBoy } from './newborn/newborn-boy.mjs'
import { newbornGirl } from './newborn/newborn-girl.mjs'
import { newbornAqiqa } from './newborn/newborn-aqiqa.mjs'
import { newbornTwins } from './newborn/newborn-twins.mjs'
import { graduationMabruk } from './graduation/graduation-mabruk.mjs'
import { graduationProud } from './graduation/graduation-proud.mjs'
import { graduationDoctor } from './graduation/graduation-doctor.mjs'
import { graduationSchool } from './graduation/graduation-school.mjs'
import { thanksHeart } from './thanks/thanks-heart.mjs'
import { thanksTeacher } from './thanks/thanks-teacher.mjs'
import { thanksMother } from './thanks/thanks-mother.mjs'
import { thanksFriend } from './thanks/thanks-friend.mjs'
import { congratulationsJob } from './congratulations/congratulations-job.mjs'
import { congratulationsHouse } from './congratulations/congratulations-house.mjs'
import { congratulationsPromotion } from './congratulations/congratulations-promotion.mjs'
import { congratulationsUmrah } from './congratulations/congratulations-umrah.mjs'
import { birthdayYear } from './birthday/birthday-year.mjs'
import { birthdayChild } from './birthday/birthday-child.mjs'
import { birthdayFriend } from './birthday/birthday-friend.mjs'
import { birthdayMother } from './birthday/birthday-mother.mjs'
import { recoveryShifa } from './recovery/recovery-shifa.mjs'
import { recoverySalama } from './recovery/recovery-salama.mjs'
import { recoveryTahur } from './recovery/recovery-tahur.mjs'
import { recoveryHospital } from './recovery/recovery-hospital.mjs'
import { travelSafe } from './travel/travel-safe.mjs'
import { travelReturn } from './travel/travel-return.mjs'
import { travelHajj } from './travel/travel-hajj.mjs'
import { travelAbroad } from './travel/travel-abroad.mjs'

const drawings = {
  'eid-mubarak': eidMubarak,
  'eid-fitr': eidFitr,
  'eid-adha': eidAdha,
  'eid-kids': eidKids,
  'ramadan-kareem': ramadanKareem,
  'ramadan-mubarak': ramadanMubarak,
  'ramadan-iftar': ramadanIftar,
  'ramadan-qadr': ramadanQadr,
  'wedding-baraka': weddingBaraka,
  'wedding-mabruk': weddingMabruk,
  'wedding-invite': weddingInvite,
  'wedding-engagement': weddingEngagement,
  'newborn-boy': newbornBoy,
  'newborn-girl': newbornGirl,
  'newborn-aqiqa': newbornAqiqa,
  'newborn-twins': newbornTwins,
  'graduation-mabruk': graduationMabruk,
  'graduation-proud': graduationProud,
  'graduation-doctor': graduationDoctor,
  'graduation-school': graduationSchool,
  'thanks-heart': thanksHeart,
  'thanks-teacher': thanksTeacher,
  'thanks-mother': thanksMother,
  'thanks-friend': thanksFriend,
  'congratulations-job': congratulationsJob,
  'congratulations-house': congratulationsHouse,
  'congratulations-promotion': congratulationsPromotion,
  'congratulations-umrah': congratulationsUmrah,
  'birthday-year': birthdayYear,
  'birthday-child': birthdayChild,
  'birthday-friend': birthdayFriend,
  'birthday-mother': birthdayMother,
  'recovery-shifa': recoveryShifa,
  'recovery-salama': recoverySalama,
  'recovery-tahur': recoveryTahur,
  'recovery-hospital': recoveryHospital,
  'travel-safe': travelSafe,
  'travel-return': travelReturn,
  'travel-hajj': travelHajj,
  'travel-abroad': travelAbroad,
}

/** @param {import('./types.mjs').Card[]} cards */
export const planCards = (cards) =>
  cards.map((card) => {
    const drawing = drawings[card.slug]
    if (!drawing) throw new Error(`no drawing for the card ${card.slug}`)
    return {
      slug: card.slug,
      tag: card.tag,
      title: card.line1,
      draw: () => {
        const sheet = createSheet(1080, 1350)
        drawing({ sheet, random: createRandom(`card-${card.slug}`), card })
        return sheet.toString()
      },
    }
  })
