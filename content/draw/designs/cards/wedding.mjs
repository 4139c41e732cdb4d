import { shade } from '../../lib/colour.mjs';
import { glow } from '../../lib/light.mjs';
import { circle, mirror, path, place, use } from '../../lib/svg.mjs';
import { crescent } from '../../lib/path.mjs';
import { branch, jasmine, pomegranate, rose, tileFlower } from '../../parts/flowers.mjs';
import { dove, rings } from '../../parts/keepsakes.mjs';
import { lantern } from '../../parts/travellers.mjs';
import { beads, niche, scalloped, thread } from '../frames.mjs';
import { lettering } from '../lettering.mjs';

const leafy = (tone) => ({ stem: shade(tone, -0.2), leaves: [tone, shade(tone, 0.2)], vein: shade(tone, 0.45), size: 90, width: 26, count: 10, thick: 7 });

/** A garland of flowers round a ring. @param {import('../../lib/prng.mjs').Random} random */
function wreath(sheet, random, { x, y, r, from = 0, to = 360, heads, green }) {
  const symbols = heads.map((head) => sheet.symbol(head));
  const parts = [];
  for (let a = from; a < to; a += 15) {
    const t = (a * Math.PI) / 180;
    parts.push(place(x + Math.cos(t) * r, y + Math.sin(t) * r, 0.8, branch([[0, 0], [20, -50], [10, -110]], { ...leafy(green), count: 5 }), a + 90 + random.range(-60, 60)));
  }
  for (let a = from, i = 0; a <= to; a += 17, i++) {
    const t = (a * Math.PI) / 180;
    const d = r + random.range(-20, 20);
    parts.push(use(symbols[i % symbols.length], x + Math.cos(t) * d, y + Math.sin(t) * d, random.range(0.36, 0.72), random.range(0, 90)));
  }
  return parts;
}

/** @type {Record<string, import('./types.mjs').CardDrawing>} */
export const wedding = {
  'wedding-baraka': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#FDF3EA', '#F8DFD6']));
    sheet.add(circle(540, 490, 340, { fill: sheet.linear(['#E9A9A0', '#F6D6C8']) }), circle(540, 490, 326, { fill: 'none', stroke: '#FFF3E6', 'stroke-width': 4 }), beads(540, 490, 308, 60, 4, '#FFF3E6'));
    sheet.add(wreath(sheet, random, { x: 540, y: 490, r: 345, from: 25, to: 155, heads: [rose('#C4586B'), jasmine(), rose('#F2B8A0')], green: '#5B8A6B' }), wreath(sheet, random, { x: 540, y: 490, r: 345, from: 215, to: 325, heads: [jasmine(), rose('#F2B8A0'), rose('#C4586B')], green: '#5B8A6B' }));
    sheet.add(place(420, 560, 0.92, dove('#FFFFFF', '#EADFD6', '#5B8A6B')), mirror(660, 580, 0.92, dove('#FFFFFF', '#E3D6CC', '#5B8A6B')), place(540, 330, 0.62, rings('#D9A441', '#8FC7D6')));
    sheet.add(thread(sheet, 34, '#D9B15F'), lettering(card, { y: 1100, width: 800, tall: 170, ink: '#8C3850', quiet: '#A9763A' }));
  },
  'wedding-mabruk': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#5A1030', '#8C1F48', '#6B1438']));
    sheet.add(glow(sheet, 540, 460, 600, '#F2A65A', 0.45));
    for (const [x, y, s] of [[160, 220, 1.1], [920, 220, 1.1], [300, 110, 0.7], [780, 110, 0.7]]) sheet.add(path(`M${x} 0L${x} ${y}`, { stroke: '#E3B04B', 'stroke-width': 3 }), glow(sheet, x, y + 110 * s, 170 * s, '#F5A524', 0.6), place(x, y, s, lantern({ metal: '#E3B04B', glass: '#F5C46A', light: '#FFFBEA' })));
    sheet.add(place(540, 480, 1.5, rings('#F2CE7B', '#FFFFFF')), wreath(sheet, random, { x: 540, y: 430, r: 330, from: 30, to: 150, heads: [rose('#F2A0A8'), jasmine('#FFF6E4'), rose('#F5C46A')], green: '#7FA36B' }));
    sheet.add(thread(sheet, 32, '#E3B04B'), lettering(card, { y: 1050, width: 840, tall: 200, ink: '#FFEFD0', quiet: '#F2CE7B' }));
  },
  'wedding-invite': ({ sheet, random, card }) => {
    sheet.fill('#0F4A42');
    sheet.add(niche(sheet, { width: 840, height: 1210, foot: 1290, point: 0.5, fill: sheet.linear(['#FFFBF0', '#FBEFD6']), rims: [[40, '#E3B04B'], [32, '#0B3A34'], [12, '#E3B04B']] }));
    const green = '#3A7A5E';
    for (const put of [place, mirror]) {
      const x = put === place ? 0 : 1080;
      sheet.add(put(x, 0, 1, branch([[170, 1230], [200, 1080], [176, 940], [214, 820]], leafy(green)) + branch([[180, 1260], [330, 1180], [420, 1190]], leafy(green)) + place(196, 1150, 0.8, rose('#C4586B')) + place(270, 1214, 0.62, rose('#E98A6B')) + place(184, 1010, 0.52, jasmine('#FFFFFF', '#F5B83D', '#E6DCC8')) + place(226, 900, 0.42, jasmine('#FFFFFF', '#F5B83D', '#E6DCC8')) + place(90, 130, 0.9, tileFlower('#E3B04B', '#FFF3D6', '#C4586B')) + place(210, 90, 0.4, tileFlower('#E3B04B', '#FFF3D6', '#C4586B')) + place(80, 262, 0.4, tileFlower('#E3B04B', '#FFF3D6', '#C4586B'))));
    }
    sheet.add(place(540, 420, 0.9, rings('#D9A441', '#8FC7D6')), lettering(card, { y: 690, width: 570, tall: 170, ink: '#0F4A42', quiet: '#A9763A' }));
    for (let i = 0; i < 14; i++) sheet.add(place(random.range(300, 780), random.range(930, 1130), random.range(0.1, 0.2), jasmine('#F2B8A0', '#E3B04B', '#F6D3C4'), random.range(0, 70)));
  },
  'wedding-engagement': ({ sheet, random, card }) => {
    sheet.fill(sheet.linear(['#2B1B4F', '#6B4E9B', '#C79AC6']));
    sheet.add(path(crescent(540, 500, 330, 0.72, -90), { fill: sheet.linear(['#FFF3D0', '#F2CE7B']) }), glow(sheet, 540, 460, 480, '#FFF3D0', 0.35));
    sheet.add(wreath(sheet, random, { x: 540, y: 500, r: 326, from: 45, to: 135, heads: [jasmine('#FFFFFF', '#F5B83D', '#DCD3EC'), rose('#E59AB8'), jasmine('#FFFFFF', '#F5B83D', '#DCD3EC'), rose('#F2C7A0')], green: '#6FA38A' }), place(540, 470, 1.1, rings('#FFE2A0', '#FFFFFF')));
    sheet.add(scalloped(540, 1105, 420, 150, 26, { fill: '#FFF9F2' }), place(120, 1250, 0.5, pomegranate('#B93238')), place(960, 1250, 0.5, pomegranate('#B93238')));
    sheet.add(lettering(card, { y: 1105, width: 600, tall: 130, ink: '#4A2A78', quiet: '#8C4675' }));
  },
};
