import { startTransition, useEffect, useState, type RefObject } from 'react'

const AHEAD_ROWS = 3
/** So much of a page stands above its rows at least. */
const ABOVE_PX = 300

/** The first and the last of equally high rows that stand in view, a few more on both sides. */
export function visibleRows(
  top: number,
  height: number,
  rowHeight: number,
  count: number,
): readonly [first: number, last: number] {
  const first = Math.floor(top / rowHeight) - AHEAD_ROWS
  const last = Math.ceil((top + height) / rowHeight) + AHEAD_ROWS
  return [Math.max(0, Math.min(count - 1, first)), Math.max(0, Math.min(count - 1, last))]
}

/**
 * The rows that a page may show at its top before it is measured: those ahead are drawn when these
 * are there.
 */
const firstRows = (rowHeight: number, count: number): readonly [first: number, last: number] => [
  0,
  Math.max(0, Math.min(count, Math.ceil((innerHeight - ABOVE_PX) / rowHeight)) - 1),
]

/** Which rows of an element are in view, kept up to date while the page scrolls. */
export function useVisibleRows(
  element: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): readonly [first: number, last: number] {
  const [[first, last], setRows] = useState(() => firstRows(rowHeight, count))
  useEffect(() => {
    let frame = 0
    let scrolls = false
    const look = () => {
      frame = 0
      const top = -(element.current?.getBoundingClientRect().top ?? 0)
      const next = visibleRows(top, innerHeight, rowHeight, count)
      const show = () => setRows((now) => (now[0] === next[0] && now[1] === next[1] ? now : next))
      // Who scrolls must not see a gap; before that the rows ahead are in no hurry.
      if (scrolls) show()
      else startTransition(show)
      scrolls = true
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    soon()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [element, rowHeight, count])
  return [Math.min(first, count - 1), Math.min(last, count - 1)]
}
