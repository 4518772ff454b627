/** What opened a window, and the part of the page in which it stood. */
export interface Opener {
  element: Element | null
  place: Element | null | undefined
}

/** Where the focus was before the first of windows that follow on one another. */
let before: Element | null = null

const PLACES = 'header, footer, aside, main'
const FIRST = 'a[href], button:not(:disabled)'

/** What has the focus now: asked before the window's content can claim it. */
export function openerNow(): Opener {
  const element = document.activeElement
  if (!element?.closest('dialog')) before = element
  return { element, place: before?.closest(PLACES) }
}

/**
 * Gives the focus back to what opened the window, else to what opened the one before it; where both
 * are gone, to the first thing of the place in which the opener stood, else to the page's content.
 * Returns what has it.
 */
export function giveBack({ element, place }: Opener): HTMLElement | undefined {
  const first = place?.matches('main') ? place : place?.querySelector(FIRST)
  for (const target of [element, before, first, document.querySelector('main')]) {
    if (!(target instanceof HTMLElement) || !target.isConnected || target === document.body) continue
    target.focus({ preventScroll: true })
    if (document.activeElement === target) return target
  }
  return undefined
}
