/** Names of the program: `VN_FAST_S_60`, `K3_BS`. */
const NAME = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i
/** A hash of 32 bytes is a proof, which people compare digit by digit; what is shorter is an id. */
const LONG_ID = /\b(?![0-9a-f]{64}\b)[0-9a-f]{24,}\b/i

/** A symbol of a slot by its code: `L1`, `W`. */
const SYMBOL = /^(?:H[1-4]|L[1-5]|[WS])$/

/** The codes in what a screen says that mean nothing to a player. */
export function rawCodesIn(screen: HTMLElement): string[] {
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const said = walker.currentNode.textContent ?? ''
    if ([NAME, UUID, LONG_ID, SYMBOL].some((form) => form.test(said.trim()))) found.push(said)
  }
  return found
}
