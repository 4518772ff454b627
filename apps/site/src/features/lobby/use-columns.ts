import { useLayoutEffect, useState, type RefObject } from 'react'

/** Room a tile wants, and the fewest in a row. */
const WIDE_PX = 138
const FEWEST = 3
const MOST = 8

/** How many tiles fit beside each other in an element, kept up to date. */
export function useColumns(element: RefObject<HTMLElement | null>): { columns: number; width: number } {
  const [width, setWidth] = useState(() => Math.min(innerWidth - 32, 1000))
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return { columns: Math.max(width < 300 ? 2 : FEWEST, Math.min(MOST, Math.floor(width / WIDE_PX))), width }
}
