import { useEffect, type RefObject } from 'react'

/** Where an element stood: what held it, from the inside out, each with its place in that. */
type Way = readonly (readonly [holder: Element, place: number])[]

const HEADING = 'h1, h2, h3'
const STOP = [
  'a[href]',
  'button:not(:disabled):not([tabindex="-1"])',
  'select:not(:disabled)',
  'summary',
  '[tabindex="0"]',
].join()
/** On a touch screen these would raise the keyboard. */
const TYPED = 'input:not(:disabled), textarea:not(:disabled)'

/**
 * What is done often takes its own button away: a form gives way to its answer, a row is deleted.
 * Who had the focus there isn't sent to the top of the page, but to what stands in its place now,
 * else to what stands nearest.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = box.current
    if (!root) return undefined
    let last: { element: Element; way: Way } | undefined
    const came = ({ target }: FocusEvent) => {
      last = target instanceof Element ? { element: target, way: wayTo(target, root) } : undefined
    }
    const left = () =>
      queueMicrotask(() => {
        // Somebody let go of it by themselves. A button that works is locked meanwhile.
        if (last?.element.isConnected && !last.element.matches(':disabled, :focus')) last = undefined
      })
    const look = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return
      const { way } = last
      last = undefined
      const target = standsNow(way)
      if (target?.matches(HEADING)) target.tabIndex = -1
      target?.focus()
    }
    const changes = new MutationObserver(look)
    changes.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', came)
    root.addEventListener('focusout', left)
    return () => {
      changes.disconnect()
      root.removeEventListener('focusin', came)
      root.removeEventListener('focusout', left)
    }
  }, [box])
}

function wayTo(element: Element, root: Element): Way {
  const way: [Element, number][] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    way.push([at.parentElement, [...at.parentElement.children].indexOf(at)])
  return way
}

/** What came in place of something that is gone, else the last before it, else what is around. */
function standsNow(way: Way): HTMLElement | undefined {
  for (const [holder, place] of way) {
    if (!holder.isConnected) continue
    const found = firstOf(holder.children[place]) ?? lastOf(holder.children[place - 1])
    if (found) return found
  }
  return undefined
}

function firstOf(element: Element | undefined): HTMLElement | undefined {
  const stops = matchMedia('(pointer: fine)').matches ? `${STOP}, ${TYPED}` : STOP
  return shown(element, HEADING)[0] ?? shown(element, stops)[0]
}

const lastOf = (element: Element | undefined): HTMLElement | undefined => shown(element, STOP).at(-1)

/** What matches of an element and all in it, but what nobody sees. */
const shown = (element: Element | undefined, selector: string): HTMLElement[] =>
  element
    ? [element, ...element.querySelectorAll(selector)].filter(
        (found): found is HTMLElement =>
          found instanceof HTMLElement && found.matches(selector) && !found.closest('[hidden]'),
      )
    : []
