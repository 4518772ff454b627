import { lazy, Suspense } from 'react'
import { useCategories } from '../../../shell/nav/use-categories.ts'
import { page, SOON } from '../../../shell/frame/page-chunk.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { useFront } from './use-front.ts'

const PopularNumbers = lazy(page(async () => (await import('./popular-numbers.ts')).load(), SOON))

/** The numbers of the day; not there without any, or without the game. */
export default function Popular() {
  const has = useCategories().some(({ path }) => path === pathTo('vnLottery'))
  return has && <Open />
}

function Open() {
  const numbers = useFront().data?.numbers
  return <Suspense>{numbers && <PopularNumbers numbers={numbers} />}</Suspense>
}
