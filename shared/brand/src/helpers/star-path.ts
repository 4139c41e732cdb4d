/** Path of an eight-pointed star, two squares over each other; `r` from its centre to a point. */
export const starPath = (x: number, y: number, r: number): string => {
  // More digits nobody sees, and a page that is rendered ahead is sent with all of them; what is added to them has some again.
  const side = Number((r / Math.SQRT2).toFixed(2))
  const whole = 2 * side
  return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}zM${x} ${y}m-${side}-${side}h${whole}v${whole}h-${whole}z`
}
