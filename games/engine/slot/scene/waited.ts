/**
 * Which reels are waited for: those after all but one of enough scatters, until the last is in view
 * or the reels are over. Only what was drawn decides, and only what is in view by then: waiting
 * promises nothing.
 */
export function waitedReels(
  { window }: { window: readonly (readonly string[])[] },
  { symbol, enough }: { symbol: string; enough: number },
): readonly number[] {
  let seen = 0
  return window.flatMap((symbols, reel) => {
    const waits = seen === enough - 1
    seen += symbols.filter((shown) => shown === symbol).length
    return waits ? [reel] : []
  })
}
