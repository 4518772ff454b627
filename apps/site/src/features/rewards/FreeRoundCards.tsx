import { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { PlayFree } from '../../rewards/free/PlayFree.tsx'

/** Free rounds that can still be played: how many are left, until when, and where. */
export function FreeRoundCards() {
  const { currency, timeZone } = useBrand()
  const { data } = useQuery({ ...q(freeRounds), staleTime: 0 })
  return (
    <>
      {data?.list.map(({ id, title, stake, count, left, keepsStake, most, endsAt, games }) => {
        const words = { count: String(left), stake: moneyText(stake, currency) }
        return (
          <section key={id} className="card reward-one">
            <Dices className="i" aria-hidden />
            <div>
              <h3>{text(keepsStake ? 'promo.free.spins' : 'promo.free.bets', words)}</h3>
              <p className="hint">{title}</p>
              <p className="hint">
                {text('promo.free.left', {
                  left: String(left),
                  count: String(count),
                  until: whenText(endsAt, timeZone),
                })}{' '}
                · {text('game.free.terms', { most: moneyText(most, currency), until: whenText(endsAt, timeZone) })}
              </p>
            </div>
            <PlayFree games={games} />
          </section>
        )
      })}
    </>
  )
}
