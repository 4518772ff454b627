import { useLayoutEffect, useState, type RefObject } from 'react'

/** Between two tabs of a row. */
const GAP_PX = 6
/** Before the first tab and behind the last. */
const EDGES_PX = 4

/**
 * Those tabs of a row that fit into it whole, in their order; the chosen one always does. A tab is
 * drawn once to be measured; the row is as wide as its place, whatever is in it.
 */
export function useFittingTabs(row: RefObject<HTMLElement | null>, all: readonly string[], chosen: string) {
  const [room, setRoom] = useState(0)
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map())
  // Counts what makes the widths wrong: letters that come while a new tab is measured are no change
  // of `measured`.
  const [stale, setStale] = useState(0)
  const measured = all.every((code) => widths.has(code))
  const codes = all.join()
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const fit = () => {
      setRoom(box.clientWidth - EDGES_PX)
      if (!measured) setWidths(new Map(codes.split(',').map((code, nth) => [code, widthOf(box.children[nth])])))
    }
    const anew = () => {
      setWidths(new Map())
      setStale((count) => count + 1)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    // A language's letters may come after its words were measured.
    document.fonts.addEventListener('loadingdone', anew)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', anew)
    }
  }, [row, codes, measured, stale])
  return measured ? whole(all, chosen, widths, room) : all
}

const widthOf = (tab: Element | undefined): number => (tab instanceof HTMLElement ? tab.offsetWidth : 0)

/** The chosen one, and of the others the first ones that fit beside it. */
function whole(
  all: readonly string[],
  chosen: string,
  widths: ReadonlyMap<string, number>,
  room: number,
): readonly string[] {
  let left = room - (widths.get(chosen) ?? 0)
  let full = false
  return all.filter((code) => {
    if (code === chosen) return true
    left -= GAP_PX + (widths.get(code) ?? 0)
    full ||= left < 0
    return !full
  })
}
