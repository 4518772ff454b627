/** From 0 to 1, and how it feels on the way. */
export const ease = {
  linear: (t: number) => t,
  out: (t: number) => 1 - (1 - t) ** 3,
  inOut: (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  /** Goes a little too far and comes back. */
  back: (t: number) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
} as const

/** Anything that calls back on every frame. */
export interface Frames {
  add(step: () => void): unknown
  remove(step: () => void): unknown
}

/**
 * Runs `draw` with a share from 0 to 1 until `ms` have passed.
 *
 * By the clock, not by counted frames: a slow machine sees fewer pictures, not a slower game. When
 * `signal` fires, the last picture is drawn at once.
 */
export function tween(
  frames: Frames,
  ms: number,
  draw: (share: number) => void,
  { by = ease.linear, signal }: { by?: (t: number) => number; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now()
    const end = () => {
      frames.remove(step)
      signal?.removeEventListener('abort', end)
      draw(1)
      resolve()
    }
    const step = () => {
      const share = (performance.now() - began) / ms
      if (share >= 1) end()
      else draw(by(Math.max(0, share)))
    }
    if (ms <= 0 || signal?.aborted) {
      draw(1)
      resolve()
      return
    }
    signal?.addEventListener('abort', end)
    draw(by(0))
    frames.add(step)
  })
}

/** Waits, unless `signal` ends the waiting. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const over = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal?.addEventListener('abort', over)
  })
}
