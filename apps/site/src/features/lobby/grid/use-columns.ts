import { useLayoutEffect, useState, type RefObject } from 'react'

/** Room a tile wants, and the fewest in a row. */
const WIDE_PX = 138
const FEWEST = 3
const MOST = 8

/** How many tiles fit beside each other in an element, kept up to date. */
export function useColumns(element: RefObject<HTMLElement | null>): { columns: number; width: number } {
  const [width, setWidth] = useState(likelyWidth)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return { columns: Math.max(width < 300 ? 2 : FEWEST, Math.min(MOST, Math.floor(width / WIDE_PX))), width }
}

/** What the page's style leaves for a lobby's games, so that the first drawing needs no second. */
function likelyWidth(): number {
  const page = document.documentElement.clientWidth
  return page < 1024 ? page - 32 : Math.min(page, 1328) - 296
}
