import { throttled } from '@senluna/web/client/call/throttled.ts'
import { useEffect, useRef, useState } from 'react'

type Pages = readonly [first: number, last: number]

/**
 * The first and the last page of a list that are read. While somebody scrolls, rows are drawn with
 * each frame but what they need is looked at every 200 ms only: pages that merely fly past are
 * never asked for.
 */
export function usePagesInView(first: number, last: number): Pages {
  const [pages, setPages] = useState<Pages>([first, last])
  const wanted = useRef(pages)
  const look = useRef<ReturnType<typeof throttled>>(undefined)
  useEffect(() => {
    const own = throttled(() => setPages(wanted.current))
    look.current = own
    return () => own.stop()
  }, [])
  useEffect(() => {
    if (wanted.current[0] === first && wanted.current[1] === last) return
    wanted.current = [first, last]
    look.current?.()
  }, [first, last])
  return pages
}
