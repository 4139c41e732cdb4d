/** What a feast needs: balloons, gifts, cake, bunting, confetti, sweets. Drawn round or standing on (0, 0). */
import { circle, ellipse, group, n, path, place, rect } from '../lib/svg.mjs';
import { lines, star } from '../lib/path.mjs';
import { shade } from '../lib/colour.mjs';

/** A balloon 130 wide, its knot at (0, 0), a string hanging down. */
export const balloon = (colour, string = '#8C7A6B') => group({}, path('M0 0Q18 60 0 120T0 240', { fill: 'none', stroke: string, 'stroke-width': 3 }), path('M0 -4C-70 -50 -78 -168 0 -172C78 -168 70 -50 0 -4Z', { fill: colour }), path('M0 -4C40 -50 46 -140 10 -171C78 -164 70 -50 0 -4Z', { fill: shade(colour, -0.14) }), path('M-40 -120C-38 -140 -28 -152 -16 -154', { fill: 'none', stroke: shade(colour, 0.6), 'stroke-width': 9, 'stroke-linecap': 'round' }), path('M-10 8L0 -8L10 8Z', { fill: shade(colour, -0.25) }));

/** A box 180 wide standing on (0, 0). */
export const gift = (paper, ribbon, height = 150) => group({}, rect(-90, -height, 180, height, { fill: paper }), rect(40, -height, 50, height, { fill: shade(paper, -0.12) }), rect(-16, -height, 32, height, { fill: ribbon }), rect(-102, -height - 34, 204, 44, { fill: shade(paper, 0.12) }), rect(-16, -height - 34, 32, 44, { fill: shade(ribbon, 0.1) }), path(`M0 ${-height - 34}C-30 ${-height - 100} -100 ${-height - 90} -70 ${-height - 50}C-56 ${-height - 36} -20 ${-height - 34} 0 ${-height - 34}C20 ${-height - 34} 56 ${-height - 36} 70 ${-height - 50}C100 ${-height - 90} 30 ${-height - 100} 0 ${-height - 34}Z`, { fill: ribbon }), path(lines([[0, -height - 34], [-40, -height - 64], [-30, -height - 44]]), { fill: shade(ribbon, -0.25) }));

/** A cake of layers, 440 wide, standing on (0, 0); `candles` flames. */
export function cake({ base, cream, top, accent, candles = 3 }) {
  const drip = (w, y, colour) => path(`M${-w} ${y}L${w} ${y}L${w} ${y + 30}${Array.from({ length: 8 }, (_, i) => `c0 ${i % 2 ? 34 : 56} ${n(-w / 4)} ${i % 2 ? 34 : 56} ${n(-w / 4)} 0`).join('')}Z`, { fill: colour });
  const flames = Array.from({ length: candles }, (_, i) => { const x = (i - (candles - 1) / 2) * 62; return rect(x - 8, -388, 16, 78, { rx: 5, fill: i % 2 ? accent : '#FFFFFF' }) + path(`M${n(x)} -392C${n(x - 20)} -408 ${n(x - 8)} -430 ${n(x)} -446C${n(x + 8)} -430 ${n(x + 20)} -408 ${n(x)} -392Z`, { fill: '#F5A524' }) + circle(x, -404, 6, { fill: '#FFF3C4' }); });
  return group({}, ellipse(0, 2, 270, 26, { fill: shade(cream, -0.2) }), rect(-220, -160, 440, 160, { rx: 16, fill: base }), drip(220, -160, cream), rect(-150, -310, 300, 156, { rx: 16, fill: top }), drip(150, -310, cream), flames, [-170, -85, 0, 85, 170].map((x) => path(lines(star(8, x, -38, 22, 14)), { fill: accent })), [-90, 0, 90].map((x) => circle(x, -196, 13, { fill: accent })));
}

/** Little flags on a sagging string from (0, 0) to (width, 0). */
export function bunting(width, sag, count, colours) {
  const parts = [path(`M0 0Q${n(width / 2)} ${n(sag * 2)} ${n(width)} 0`, { fill: 'none', stroke: shade(colours[0], -0.4), 'stroke-width': 4 })];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const w = (width / count) * 0.4;
    parts.push(place(width * t, sag * 4 * t * (1 - t), 1, path(`M${n(-w)} 0L${n(w)} 0L0 ${n(w * 2.3)}Z`, { fill: colours[i % colours.length] }), (0.5 - t) * -0.1));
  }
  return group({}, parts);
}

/** Paper bits over a box. @param {import('../lib/prng.mjs').Random} random */
export const confetti = (random, { x, y, width, height, count, colours }) => Array.from({ length: count }, () => {
  const colour = random.pick(colours);
  const [cx, cy, s] = [x + random.next() * width, y + random.next() ** 1.4 * height, random.range(0.6, 1.3)];
  const kind = random.int(0, 3);
  if (kind === 0) return circle(cx, cy, 8 * s, { fill: colour });
  if (kind === 1) return place(cx, cy, s, rect(-5, -14, 10, 28, { rx: 4, fill: colour }), random.range(0, 180));
  if (kind === 2) return path(lines(star(4, cx, cy, 17 * s, 5 * s)), { fill: colour });
  return place(cx, cy, s, path('M-18 0Q-9 -16 0 0T18 0', { fill: 'none', stroke: colour, 'stroke-width': 6, 'stroke-linecap': 'round' }), random.range(0, 180));
});

/** A plate of dates, a jug, a coffee cup: the table of iftar; 620 wide, standing on (0, 0). */
export const iftar = ({ brass, cloth, dates }) => group({},
  ellipse(0, 0, 360, 40, { fill: cloth }), ellipse(0, -14, 330, 34, { fill: shade(brass, -0.15) }), ellipse(0, -22, 330, 32, { fill: brass }),
  place(-190, -30, 1, path('M-50 0C-90 -60 -80 -130 -34 -170L-34 -220C-50 -232 -48 -250 -34 -254L30 -254C44 -246 44 -232 32 -222L32 -170C80 -130 90 -60 50 0Z', { fill: shade(brass, -0.28) }) + path('M32 -206C104 -214 110 -60 60 -52', { fill: 'none', stroke: shade(brass, -0.28), 'stroke-width': 16 }) + path('M-36 -196C-90 -214 -110 -180 -128 -190C-110 -160 -84 -150 -60 -140Z', { fill: shade(brass, -0.28) }) + path('M-58 -96C-20 -84 20 -84 58 -96', { fill: 'none', stroke: shade(brass, 0.3), 'stroke-width': 9 }) + circle(-2, -266, 14, { fill: shade(brass, -0.28) })),
  place(40, -34, 1, ellipse(0, -6, 130, 26, { fill: '#FFF6E6' }) + path('M-130 -10C-110 40 110 40 130 -10Z', { fill: '#F3E3CB' }) + [[-70, -22], [-24, -28], [24, -26], [70, -20], [-46, -46], [0, -52], [46, -46], [-20, -72], [22, -72], [0, -94]].map(([x, y], i) => ellipse(x, y, 31, 17, { fill: i % 2 ? dates : shade(dates, 0.16), transform: `rotate(${(i * 37) % 60 - 30} ${x} ${y})` })).join('')),
  place(240, -34, 1, path('M-44 -80L44 -80C44 -30 30 0 0 0C-30 0 -44 -30 -44 -80Z', { fill: '#FFFFFF' }) + ellipse(0, -80, 44, 11, { fill: '#6B3A1E' }) + path('M-44 -54C-16 -44 16 -44 44 -54', { fill: 'none', stroke: '#C9442B', 'stroke-width': 8 })));
