import { throttled } from '@senluna/web/client/throttled.ts'
import { useEffect, useRef, useState } from 'react'

/**
 * The first and the last page of a list that are read. While somebody scrolls, rows are drawn with each frame but what
 * they need is looked at every 200 ms only: pages that merely fly past are never asked for.
 */
export function usePagesInView(first: number, last: number): readonly [first: number, last: number] {
  const [pages, setPages] = useState<readonly [number, number]>([first, last])
  const wanted = useRef(pages)
  const [look] = useState(() => throttled(() => setPages(wanted.current)))
  useEffect(() => {
    if (wanted.current[0] === first && wanted.current[1] === last) return
    wanted.current = [first, last]
    look()
  }, [first, last, look])
  useEffect(() => () => look.stop(), [look])
  return pages
}
