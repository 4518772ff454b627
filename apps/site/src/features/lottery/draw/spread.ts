/**
 * Some time up to `ms`, another one on each page: what all of them do at one moment they don't all
 * ask at once.
 */
export function spread(ms: number): number {
  return ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) * ms) / 255
}
