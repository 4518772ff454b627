import '../lottery.css'
import './halls.css'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { allRules } from '../draw/all-rules.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { Halls } from './Halls.tsx'
import { Sea } from './Sea.tsx'
import { pathTo } from '../../../shell/nav/path-to.ts'

const OneGame = lazy(
  page(async () => {
    const [{ oneGame }, rules] = await Promise.all([import('./OneGame.tsx'), allRules()])
    return { default: oneGame(rules) }
  }),
)

/**
 * The lottery's halls at all their addresses: the lobby, one game, and the page of South East
 * Asia's lotteries.
 */
export default function LotteryHalls(): ReactNode {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const code = params.get('gameCode')
  if (code !== null)
    return (
      <Suspense fallback={<Skeleton style={{ height: 560, marginTop: 14 }} />}>
        <OneGame key={code} code={code} />
      </Suspense>
    )
  return pathname === pathTo('lotterySea') ? <Sea /> : <Halls path={pathname} />
}
