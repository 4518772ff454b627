import './jackpots.css'
import { jackpots, jackpotWins } from '@senluna/contract/play/jackpots.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { hear } from '@senluna/web/client/live/topics.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBrand } from '../../brand.ts'
import { GameGrid } from '../../play/GameGrid.tsx'
import { Soon } from '../../play/Soon.tsx'
import { Pot } from './Pot.tsx'
import { Rules } from './Rules.tsx'
import { Won } from './Won.tsx'

/** Standards allow a display of thirty seconds; a pot that grows is worth looking at. */
const AGAIN_MS = 5_000

/** The pots of the brand, the games that join, what was won, the odds. */
export default function Jackpots() {
  const pots = useQuery({ ...q(jackpots), refetchInterval: AGAIN_MS })
  const own = useQuery(q(gameList, { query: { own: '1', pageSize: '60' } }))
  const { merchantCode } = useBrand()
  useEffect(
    () => hear(`jackpot.${merchantCode.toUpperCase()}`, () => void refresh(jackpots, jackpotWins)),
    [merchantCode],
  )
  const title = text('jackpots.page')
  if (pots.isError && !pots.data) return <ErrorState error={pots.error} onRetry={() => void pots.refetch()} />
  if (!pots.data || own.isPending)
    return (
      <Loading>
        <Skeleton style={{ height: 340, borderRadius: 18 }} />
      </Loading>
    )
  if (pots.data.pots.length === 0)
    return <Soon title={title} line={text('soon.category', { category: title })} art="c-coins" />
  const joined = new Set(pots.data.games)
  const games = own.data?.list.filter(({ gameId }) => joined.has(gameId)) ?? []
  const largestFirst = pots.data.pots.toReversed()
  return (
    <section className="jackpots steady">
      <h1>{title}</h1>
      <p className="muted">{text('jackpots.lead')}</p>
      <ul className="pots">
        {largestFirst.map((pot) => (
          <Pot pot={pot} key={pot.level} />
        ))}
      </ul>
      {games.length > 0 && (
        <>
          <h2>{text('jackpots.games')}</h2>
          <GameGrid games={games} />
        </>
      )}
      <Won />
      <Rules pots={largestFirst} />
    </section>
  )
}
