/** The point after a share of a path's length. */
export function along(path: readonly { x: number; y: number }[], share: number): { x: number; y: number } {
  const lengths = path.slice(1).map((to, nth) => Math.hypot(to.x - path[nth]!.x, to.y - path[nth]!.y))
  let left = share * lengths.reduce((total, length) => total + length, 0)
  for (const [nth, length] of lengths.entries()) {
    const from = path[nth]!
    const to = path[nth + 1]!
    if (left <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length }
    left -= length
  }
  return path.at(-1)!
}
