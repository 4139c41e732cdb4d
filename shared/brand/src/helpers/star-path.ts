/** Path of an eight-pointed star, two squares over each other; `r` from its centre to a point. */
export const starPath = (x: number, y: number, r: number): string => {
  const side = r / Math.SQRT2
  return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}zM${x - side} ${y - side}h${2 * side}v${2 * side}h${-2 * side}z`
}
