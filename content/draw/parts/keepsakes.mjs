/** Small things with a meaning: rings, a cap, a cradle, a lamb, the Kaaba, a plane. Round (0, 0) or standing on it. */
import { circle, ellipse, group, path, place, rect } from '../lib/svg.mjs';
import { crescent, leaf, lines, star } from '../lib/path.mjs';
import { shade } from '../lib/colour.mjs';

const line = (width, colour) => ({ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** Two linked rings, 300 wide. */
export const rings = (gold, stone) => group({}, circle(-62, 30, 88, line(22, gold)), circle(62, 30, 88, line(22, shade(gold, -0.14))), path('M-13 -44A88 88 0 0 1 26 30', line(22, gold)), circle(-62, 30, 98, line(3, shade(gold, 0.4))), place(62, -76, 1, path('M-40 -16L-22 -44L22 -44L40 -16L0 34Z', { fill: stone }) + path('M-40 -16L40 -16M-22 -44L-12 -16L0 34L12 -16L22 -44', line(4, '#FFFFFF'))));

/** A dove 260 wide, flying left, with a sprig. */
export const dove = (body, shadow, green) => group({}, path('M-110 -10C-90 -50 -40 -46 -10 -20C30 -30 80 -10 130 -40C110 20 60 60 0 56C-60 60 -100 30 -110 -10Z', { fill: body }), path('M-20 -16C-10 -90 50 -140 110 -150C100 -80 70 -20 20 10Z', { fill: shadow }), path('M-30 -8C-60 -80 -30 -140 10 -170C40 -110 30 -40 0 10Z', { fill: body }), circle(-78, -20, 5, { fill: '#1B2430' }), path('M-108 -14L-130 -4L-106 2Z', { fill: '#E8963A' }), path('M-124 0C-150 10 -160 30 -166 50', line(4, green)), [[-140, 10, -110], [-152, 24, 40], [-160, 40, -130]].map(([x, y, turn]) => place(x, y, 1, path(leaf(34, 9), { fill: green }), turn)));

/** A graduation cap 340 wide with its tassel. */
export const cap = (cloth, gold) => group({}, path('M-90 -10L-90 60C-50 96 50 96 90 60L90 -10Z', { fill: shade(cloth, -0.25) }), path('M0 -90L180 -20L0 50L-180 -20Z', { fill: cloth }), path('M0 50L180 -20L180 -8L0 62L-180 -8L-180 -20Z', { fill: shade(cloth, -0.35) }), path('M0 -20L140 10L140 90', line(7, gold)), path('M126 90L154 90L162 150L118 150Z', { fill: gold }), circle(0, -22, 13, { fill: gold }), circle(140, 90, 13, { fill: shade(gold, -0.15) }));

/** A rolled diploma 260 wide. */
export const diploma = (paper, ribbon) => group({}, rect(-130, -32, 260, 64, { rx: 10, fill: paper }), ellipse(130, 0, 17, 32, { fill: shade(paper, -0.2) }), ellipse(130, 0, 9, 18, { fill: shade(paper, -0.4) }), path('M-130 -32C-146 -20 -146 20 -130 32Z', { fill: shade(paper, -0.1) }), rect(-22, -36, 44, 72, { fill: ribbon }), path('M-16 30L-40 96L-12 80L0 100L12 80L40 96L16 30Z', { fill: shade(ribbon, -0.12) }), circle(0, 34, 22, { fill: shade(ribbon, 0.2) }));

/** A crescent cradle 360 wide hung from stars, with a quilt. */
export const cradle = (moon, quilt, skin = '#F2C49B') => group({}, path(crescent(0, 0, 180, 0.72, -60), { fill: moon }), place(-4, 64, 1, path('M-104 10C-70 -30 70 -46 124 -60C120 20 70 84 -10 86C-60 84 -96 54 -104 10Z', { fill: quilt }) + path('M-90 40C-40 30 40 0 110 -10M-50 74C0 66 60 40 92 20', line(6, shade(quilt, 0.4))) + circle(-60, -20, 46, { fill: skin }) + path('M-106 -22C-104 -76 -30 -84 -14 -30C-40 -50 -80 -44 -106 -22Z', { fill: shade(quilt, 0.3) }) + path('M-84 -14C-78 -8 -70 -8 -64 -14M-50 -16C-44 -10 -36 -10 -32 -16', line(5, '#4A2A1A')) + path('M-64 4C-60 10 -52 10 -48 4', line(4, '#4A2A1A')) + circle(-84, 2, 7, { fill: '#F0A08C' }) + circle(-32, 0, 7, { fill: '#F0A08C' })));

/** A lamb 240 wide standing on (0, 0), facing left. */
export const lamb = (wool, face) => group({}, [-50, -20, 40, 70].map((x) => rect(x - 9, -64, 18, 64, { rx: 6, fill: face })), [[-70, -110, 42], [-30, -140, 46], [20, -146, 48], [66, -130, 46], [96, -98, 40], [60, -76, 46], [0, -76, 50], [-52, -80, 42], [10, -110, 60]].map(([x, y, r]) => circle(x, y, r, { fill: wool })), path('M-150 -150C-110 -178 -70 -160 -74 -120C-78 -84 -120 -72 -144 -84C-164 -96 -166 -134 -150 -150Z', { fill: face }), path('M-90 -150C-70 -150 -52 -138 -50 -122C-66 -118 -86 -126 -94 -138Z', { fill: shade(face, -0.2) }), [[-140, -160, 24], [-112, -172, 26], [-86, -160, 24]].map(([x, y, r]) => circle(x, y, r, { fill: wool })), circle(-126, -124, 6, { fill: '#FFFFFF' }), circle(-127, -124, 3.4, { fill: '#10202A' }), path('M-146 -100C-138 -94 -130 -94 -126 -98', line(4, shade(face, 0.5))));

/** The Kaaba 300 wide standing on (0, 0). */
export const kaaba = (gold) => group({}, path('M-150 0L-150 -270L30 -310L150 -270L150 0L30 20Z', { fill: '#1A1A20' }), path('M30 20L30 -310L150 -270L150 0Z', { fill: '#0D0D12' }), path('M-150 -200L30 -232L150 -200L150 -166L30 -196L-150 -166Z', { fill: gold }), path('M-150 -186L30 -217L150 -186', line(3, '#7A5A18')), Array.from({ length: 7 }, (_, i) => path(lines(star(4, -134 + i * 25, -178 - i * 4.4, 7, 3)), { fill: '#7A5A18' })), path('M62 8L62 -116L112 -110L112 4Z', { fill: gold }), path('M70 2L70 -106L104 -102L104 0Z', { fill: shade(gold, -0.2) }), path('M-150 -4L30 14L150 -4L150 8L30 28L-150 8Z', { fill: '#D9D2C2' }));

/** A plane 260 wide climbing to the left, with its windows. */
export const plane = (body, wing, glass) => group({ transform: 'rotate(14)' }, path('M60 -14L120 -96L146 -96L116 -10Z', { fill: wing }), path('M-150 6C-140 -26 -100 -34 -60 -34L110 -30C140 -30 150 -14 150 -4C150 14 110 24 60 26L-80 30C-120 30 -146 22 -150 6Z', { fill: body }), path('M-40 14L40 14L96 110L60 112Z', { fill: wing }), path('M-40 -34L-6 -34L40 -110L18 -110Z', { fill: shade(wing, -0.15) }), [-70, -40, -10, 20, 50, 80].map((x) => rect(x, -16, 14, 16, { rx: 5, fill: glass })), path('M-138 -8C-130 -20 -116 -22 -106 -22L-104 -4Z', { fill: glass }));

/** A suitcase 240 wide standing on (0, 0), with labels. */
export const suitcase = (skin, metal, label) => group({}, path('M-50 -190L-50 -232L50 -232L50 -190', line(16, shade(skin, -0.3))), rect(-130, -194, 260, 180, { rx: 22, fill: skin }), rect(-130, -194, 260, 46, { rx: 22, fill: shade(skin, -0.1) }), [-76, 76].map((x) => rect(x - 14, -194, 28, 180, { fill: shade(skin, -0.22) }) + rect(x - 17, -126, 34, 26, { rx: 5, fill: metal })), path(lines(star(8, 0, -88, 36, 24)), { fill: label }), [-90, 90].map((x) => circle(x, -8, 13, { fill: shade(skin, -0.4) })));

/** A pile of books 280 wide standing on (0, 0). */
export const books = (colours) => group({}, colours.map((colour, i) => place((i % 2 ? 14 : -10), -i * 56, 1, rect(-130 + i * 12, -52, 260 - i * 24, 52, { rx: 8, fill: colour }) + rect(-118 + i * 12, -42, 240 - i * 24, 32, { fill: '#FFF6E4' }) + rect(-130 + i * 12, -52, 30, 52, { rx: 8, fill: shade(colour, -0.2) }) + path(`M${-92 + i * 12} -32L${112 - i * 12} -32M${-92 + i * 12} -20L${112 - i * 12} -20`, line(2, '#D8C9A8')))));

/** A stethoscope in the shape of a heart, 260 wide. */
export const stethoscope = (tube, metal) => group({}, path('M0 120C-150 20 -120 -110 -40 -100C-10 -96 0 -70 0 -56C0 -70 10 -96 40 -100C120 -110 150 20 0 120', line(17, tube)), path('M0 120L0 160C0 200 70 200 74 160', line(15, tube)), circle(78, 132, 34, { fill: metal }), circle(78, 132, 20, { fill: shade(metal, -0.25) }));
