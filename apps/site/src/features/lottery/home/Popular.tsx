import { vnOpened } from '@senluna/contract/lottery.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useCategories } from '../../../shell/nav/use-categories.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

const PopularNumbers = lazy(page(async () => (await import('./popular-numbers.ts')).load()))
const COUNT = '20'

/**
 * Popular numbers, asked for when the reader comes near; not there without results, or without the
 * game.
 */
export default function Popular() {
  const near = useRef<HTMLDivElement>(null)
  const [close, setClose] = useState(false)
  const has = useCategories().some(({ path }) => path === pathTo('vnLottery'))
  const { data } = useQuery({ ...q(vnOpened, { query: { count: COUNT } }), enabled: close && has })
  const standing = data?.filter(({ status }) => status === 'OPENED') ?? []
  useEffect(() => {
    if (!near.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setClose(true), { rootMargin: '300px' })
    seen.observe(near.current)
    return () => seen.disconnect()
  }, [])
  return (
    <div ref={near}>
      <Suspense>{standing.length > 0 && <PopularNumbers results={standing} />}</Suspense>
    </div>
  )
}
