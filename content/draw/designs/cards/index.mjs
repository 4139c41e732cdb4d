/** Every greeting card: one drawing a slug of texts/cards.csv. */
import { createRandom } from '../../lib/prng.mjs';
import { createSheet } from '../../lib/svg.mjs';
import { birthday } from './birthday.mjs';
import { congratulations } from './congratulations.mjs';
import { eid } from './eid.mjs';
import { graduation } from './graduation.mjs';
import { newborn } from './newborn.mjs';
import { ramadan } from './ramadan.mjs';
import { recovery } from './recovery.mjs';
import { thanks } from './thanks.mjs';
import { travel } from './travel.mjs';
import { wedding } from './wedding.mjs';

const drawings = { ...eid, ...ramadan, ...wedding, ...newborn, ...graduation, ...thanks, ...congratulations, ...birthday, ...recovery, ...travel };

/** @param {import('./types.mjs').Card[]} cards */
export const planCards = (cards) => cards.map((card) => {
  const drawing = drawings[card.slug];
  if (!drawing) throw new Error(`no drawing for the card ${card.slug}`);
  return {
    slug: card.slug,
    tag: card.tag,
    title: card.line1,
    draw: () => {
      const sheet = createSheet(1080, 1350);
      drawing({ sheet, random: createRandom(`card-${card.slug}`), card });
      return sheet.toString();
    },
  };
});
