/** Path of an eight-pointed star, two squares over each other; `r` from the middle to a point. */
export const star = (x: number, y: number, r: number): string => {
  const side = r / Math.SQRT2
  const square = `M${x - side} ${y - side}h${2 * side}v${2 * side}h${-2 * side}z`
  return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z${square}`
}
