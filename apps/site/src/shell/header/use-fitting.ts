import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Room kept for the entry that holds the rest. */
const MORE_PX = 104

/**
 * How many of a row's entries fit beside its first one. All are drawn once to be measured; after
 * that only the row's own width counts.
 */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fits, setFits] = useState(count)
  const widths = useRef<readonly number[]>([])
  const [measured, setMeasured] = useState(0)
  // New entries have come: draw them all once more.
  if (measured !== count && fits !== count) setFits(count)
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const fit = () => {
      // A row that is not shown has no width to fit into.
      if (box.clientWidth === 0) return
      if (measured !== count) {
        if (box.children.length <= count) return
        widths.current = widthsOf(box)
        setMeasured(count)
      } else {
        widths.current = measuredAnew(widths.current, widthsOf(box).slice(0, fits + 1))
      }
      const style = getComputedStyle(box)
      const room =
        box.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd)
      setFits(fitting(widths.current, room))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    // A language's letters may come after its words were measured.
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [row, count, measured, fits])
  return Math.min(fits, count)
}

const widthsOf = (box: HTMLElement): number[] => [...box.children].map((child) => (child as HTMLElement).offsetWidth)

/**
 * Widths with those that are drawn now; the others change as these did (a wider page has roomier
 * entries).
 */
export function measuredAnew(before: readonly number[], drawn: readonly number[]): readonly number[] {
  const was = before.slice(0, drawn.length).reduce((sum, width) => sum + width, 0)
  const is = drawn.reduce((sum, width) => sum + width, 0)
  if (was === 0 || is === 0) return before
  return before.map((width, index) => drawn[index] ?? Math.ceil((width * is) / was))
}

/** How many entries after the first fit into a width, with room for "More" when not all do. */
export function fitting(widths: readonly number[], room: number): number {
  const [first = 0, ...others] = widths
  const all = widths.reduce((sum, width) => sum + width, 0)
  if (all <= room) return others.length
  let used = first + MORE_PX
  let count = 0
  for (const width of others) {
    used += width
    if (used > room) break
    count++
  }
  return count
}
