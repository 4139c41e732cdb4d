/** Looking at a part of the canvas: strings that come with its code. A brand may replace each under `designer.<key>`. */
export const ar = {
  wholeCanvas: 'عرض اللوحة كاملة',
  canvasZoom: 'تكبير اللوحة {n}%',
}
