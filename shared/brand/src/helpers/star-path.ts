/** To a hundredth: more digits nobody sees, and a page that is rendered ahead is sent with all of them. */
const hundredths = (length: number) => Math.round(length * 100) / 100

/** Path of an eight-pointed star, two squares over each other; `r` from its centre to a point. */
export const starPath = (x: number, y: number, r: number): string => {
  const side = hundredths(r / Math.SQRT2)
  const [left, top, whole] = [x - side, y - side, 2 * side].map(hundredths)
  return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}zM${left} ${top}h${whole}v${whole}h-${whole}z`
}
