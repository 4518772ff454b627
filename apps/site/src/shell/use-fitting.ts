import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Room kept for the entry that holds the rest. */
const MORE_PX = 104

/**
 * How many of a row's entries fit beside its first one. All are drawn once to be measured; after that
 * only the row's own width counts.
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
        widths.current = [...box.children].map((child) => (child as HTMLElement).offsetWidth)
        setMeasured(count)
      }
      const style = getComputedStyle(box)
      const room =
        box.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd)
      setFits(fitting(widths.current, room))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [row, count, measured])
  return Math.min(fits, count)
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
