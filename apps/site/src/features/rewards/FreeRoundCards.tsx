import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { freeTickets } from '@senluna/contract/play/free-tickets.ts'
import { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Dices, Ticket } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { FREE_TEXTS } from '../../rewards/free/free-text.ts'
import { PlayFree } from '../../rewards/free/PlayFree.tsx'

/** Free rounds and tickets that can still be played: how many are left, until when, and where. */
export function FreeRoundCards() {
  const rounds = useQuery({ ...q(freeRounds), staleTime: 0 }).data?.list ?? []
  const tickets = useQuery({ ...q(freeTickets), staleTime: 0 }).data?.list ?? []
  return (
    <>
      <Cards list={rounds} kindOf={({ keepsStake }) => (keepsStake ? 'FREE_SPIN' : 'FREE_BET')} />
      <Cards list={tickets} kindOf={() => 'FREE_TICKET'} />
    </>
  )
}

type Free = ReplyOf<typeof freeTickets>['list'][number]

function Cards<Grant extends Free>({
  list,
  kindOf,
}: {
  list: readonly Grant[]
  kindOf: (grant: Grant) => keyof typeof FREE_TEXTS
}) {
  const { currency, timeZone } = useBrand()
  return (
    <>
      {list.map((grant) => {
        const { id, title, stake, count, left, most, endsAt, games } = grant
        const kind = kindOf(grant)
        const words = { count: left, stake: moneyText(stake, currency) }
        const Icon = kind === 'FREE_TICKET' ? Ticket : Dices
        return (
          <section key={id} className="card reward-one">
            <Icon className="i" aria-hidden />
            <div>
              <h3>{text(FREE_TEXTS[kind], words)}</h3>
              <p className="hint">
                <bdi>{title}</bdi>
              </p>
              <p className="hint">
                {text('promo.free.left', {
                  left: String(left),
                  count: String(count),
                  until: whenText(endsAt, timeZone),
                })}{' '}
                · {text('promo.free.most', { most: moneyText(most, currency) })}
              </p>
            </div>
            <PlayFree games={games} isTicket={kind === 'FREE_TICKET'} />
          </section>
        )
      })}
    </>
  )
}
