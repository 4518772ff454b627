import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useBrand } from '../../../brand.ts'
import { FREE_TEXTS } from '../../../rewards/free/free-text.ts'
import { PlayFree } from '../../../rewards/free/PlayFree.tsx'
import type { OfferProps } from './offer-props.ts'
import { useTake } from '../../../rewards/use-take.ts'

/** Free rounds or tickets: how many, where, what they can win, and the button that takes them. */
export function FreeRounds({ id, status, offer, takes }: OfferProps<'FREE_SPIN' | 'FREE_BET' | 'FREE_TICKET'>) {
  const { currency } = useBrand()
  const take = useTake()
  const { type, games, stake, rounds, days, most, every, needsDeposit, left } = offer
  const words = { count: rounds, stake: moneyText(stake, currency) }
  return (
    <>
      <h2 className="num">{text(FREE_TEXTS[type], words)}</h2>
      <p>{text('promo.free.games', { games: games.map(({ name }) => name).join(', ') })}</p>
      <p className="hint">
        {text(`promo.free.every.${every}`)} ·{' '}
        {status !== 'CLAIMED' && `${text('promo.shares.left', { count: countText(left) })} · `}
        {text('promo.free.terms', { days: String(days), most: moneyText(most, currency) })}
        {type !== 'FREE_SPIN' && ` ${text('promo.free.noStake')}`}
      </p>
      {needsDeposit && <p className="hint">{text('promo.free.deposit')}</p>}
      <RefusalNote error={take.error} />
      {takes && status === 'CLAIMED' && (
        <>
          <p className="note info">{text('promo.free.taken')}</p>
          <PlayFree games={games} isTicket={type === 'FREE_TICKET'} />
        </>
      )}
      {takes && status === 'JOIN' && (
        <Button look="gold" block busy={take.isPending} onClick={() => take.mutate({ params: { id }, body: {} })}>
          {text('promo.free.take')}
        </Button>
      )}
    </>
  )
}
