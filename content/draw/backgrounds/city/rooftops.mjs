import { mix, shade } from '../../lib/colour.mjs';
import { arch, lines } from '../../lib/path.mjs';
import { path, place, rect } from '../../lib/svg.mjs';
import { fullMoon, sky, stars, sun, birds } from '../../parts/sky.mjs';
import { palm } from '../../parts/trees.mjs';

/** A whitewashed house of Ghadames: horned corners, red-ochre ornament, small windows. */
function whiteHouse(random, width, height, c) {
  const w = width / 2;
  const horn = width * 0.11;
  const parts = [path(lines([[-w, 0], [-w, -height], [w, -height], [w, 0]]), { fill: c.wall }), path(lines([[w * 0.3, 0], [w * 0.3, -height], [w, -height], [w, 0]]), { fill: c.shade })];
  for (const s of [-1, 1]) parts.push(path(lines([[s * w, -height], [s * w, -height - horn * 1.7], [s * (w - horn * 0.5), -height - horn], [s * (w - horn), -height]]), { fill: s > 0 ? c.shade : c.wall }), path(lines([[s * w, -height - horn * 1.7], [s * w, -height - horn * 2.2], [s * (w - horn * 0.3), -height - horn * 1.3]]), { fill: c.wall }));
  const band = -height + width * 0.13;
  const step = width / 9;
  for (let i = 0; i < 9; i++) parts.push(path(lines([[-w + i * step + 3, band], [-w + (i + 0.5) * step, band - step * 0.75], [-w + (i + 1) * step - 3, band]]), { fill: c.ochre }));
  parts.push(rect(-w, band + 5, width, 5, { fill: c.ochre }));
  const kind = random.int(0, 2);
  if (kind === 0) parts.push(path(`${arch(0, band + width * 0.62, width * 0.26, width * 0.4, 0.2)}Z`, { fill: c.ochre }), path(`${arch(0, band + width * 0.62, width * 0.18, width * 0.33, 0.2)}Z`, { fill: random.chance(c.lit) ? c.glow : c.dark }));
  if (kind === 1) for (const dx of [-0.24, 0.24]) parts.push(path(`${arch(dx * width, band + width * 0.44, width * 0.13, width * 0.22, 0.3)}Z`, { fill: random.chance(c.lit) ? c.glow : c.dark }), path(lines([[(dx - 0.1) * width, band + width * 0.16], [dx * width, band + width * 0.07], [(dx + 0.1) * width, band + width * 0.16]]), { fill: c.ochre }));
  if (kind === 2) for (const [dx, dy] of [[0, 0.2], [-0.14, 0.34], [0.14, 0.34], [0, 0.48]]) parts.push(path(lines([[dx * width, band + dy * width - width * 0.06], [(dx + 0.06) * width, band + dy * width], [dx * width, band + dy * width + width * 0.06], [(dx - 0.06) * width, band + dy * width]]), { fill: c.ochre }));
  return parts.join('');
}

/** The roofs of Ghadames, from the farthest to the nearest. @type {import('../types.mjs').Composition} */
export const rooftops = {
  nouns: ['سطوح غدامس', 'بيوت بيضاء', 'جوهرة الصحراء'],
  tags: ['desert', 'patterns'],
  palettes: ['noon', 'dusk', 'night', 'rose', 'saffron', 'turquoise'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.62);
    if (palette.name === 'night') sheet.add(stars(random, palette, { count: 220 }), fullMoon(sheet, palette, 740, 420, 110));
    else sheet.add(sun(sheet, palette, [300, 640, 0, 760, 540, 340][index % 6], [480, 800, 0, 560, 700, 420][index % 6], [120, 210, 0, 130, 240, 110][index % 6], 4), birds(random, 700, 480, 130, 7, palette.near));
    const haze = palette.sky.at(-1);
    const ochre = mix('#B4432A', palette.near, palette.dark ? 0.35 : 0.05);
    const grove = sheet.symbol(palm({ trunk: mix(palette.near, palette.far, 0.3), leaves: mix(palette.near, '#2F7D5B', 0.42), under: mix(palette.near, '#1F4A38', 0.5), fruit: palette.accent }));
    for (let i = 0; i < 9; i++) sheet.add(`<use xlink:href="${grove}" transform="translate(${Math.round(i * 135 + random.range(-40, 40))} ${Math.round(1150 + random.range(-20, 20))}) scale(${random.range(0.8, 1.2).toFixed(2)})" opacity="0.75"/>`);
    for (let row = 0; row < 6; row++) {
      const t = row / 5;
      const white = palette.dark ? mix(mix(palette.far, '#FFFFFF', 0.22), palette.near, t * 0.35) : mix('#FFFFFF', mix(haze, palette.far, 0.4), 0.32 - t * 0.2);
      const c = { wall: white, shade: mix(white, palette.dark ? palette.near : mix(palette.far, palette.near, 0.25), 0.24), ochre: mix(ochre, haze, 0.45 - t * 0.4), dark: mix(palette.near, haze, 0.25 - t * 0.2), glow: '#FFD277', lit: palette.dark ? 0.6 : 0.1 };
      const wide = 150 + row * 46;
      const y = 1160 + row * 150;
      let i = 0;
      for (let x = -40 + (row % 2) * wide * 0.4; x < 1180; x += wide * random.range(0.86, 1), i++) sheet.add(place(x, y + 260, 1, whiteHouse(random, wide * random.range(0.86, 1.08), 260 + random.range(-10, 130) + row * 12, c)));
      if (row === 3) for (let k = 0; k < 2; k++) sheet.add(`<use xlink:href="${grove}" transform="translate(${Math.round(random.range(120, 960))} ${y + 300}) scale(1.7)"/>`);
      sheet.add(rect(0, y + 60, 1080, 220, { fill: sheet.linear([[0, shade(palette.near, 0), 0], [1, palette.near, 0.12]]) }));
    }
  },
};
