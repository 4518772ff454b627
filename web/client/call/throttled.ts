/** So often, at most, an endless list looks whether it needs more. */
export const SCROLL_MS = 200

/**
 * `act` at once and then at most once in every `ms`; what was asked for in between is done once, at
 * the end of it. `stop` forgets what still waits.
 */
export function throttled(act: () => void, ms: number = SCROLL_MS): { (): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = false
  const over = () => {
    timer = undefined
    if (!waiting) return
    waiting = false
    run()
  }
  const run = () => {
    timer = setTimeout(over, ms)
    act()
  }
  const soon = () => {
    if (timer === undefined) run()
    else waiting = true
  }
  soon.stop = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = false
  }
  return soon
}
