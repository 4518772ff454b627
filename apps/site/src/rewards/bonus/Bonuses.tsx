import './bonus.css'
import {
  chooseBonus,
  depositBonuses,
  dropBonus,
  wagered,
  type BonusOffer,
} from '@senluna/contract/member/promotions.ts'
import { promotion, promotions } from '@senluna/contract/site/content.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { action, q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ActiveBonus } from './ActiveBonus.tsx'
import { FoldedTerms } from './BonusTerms.tsx'

/** The bonus of the next deposit, to choose with its terms, or the one being wagered. */
export function Bonuses() {
  // A bonus comes a moment after its deposit, and moves the balance.
  useEffect(() => hear('balance', () => void refresh(depositBonuses, wagered)), [])
  const { data } = useQuery({ ...q(depositBonuses), staleTime: 0 })
  if (!data) return null
  if (data.active) return <ActiveBonus bonus={data.active} />
  return data.offers.length > 0 ? <Choice offers={data.offers} /> : null
}

const REFRESHES = [depositBonuses, promotion, promotions]

function Choice({ offers }: { offers: readonly BonusOffer[] }) {
  const choose = useMutation(action(chooseBonus, { refreshes: REFRESHES }))
  const drop = useMutation(action(dropBonus, { refreshes: REFRESHES }))
  const busy = choose.isPending || drop.isPending
  // What was pressed is shown at once; what stands, when the answer is there.
  const pressed = choose.isPending ? choose.variables.params?.id : undefined
  const standing = offers.find(({ chosen }) => chosen)?.promotionId
  const shown = busy ? pressed : standing
  return (
    <fieldset className="card bonus-choice" aria-busy={busy}>
      <legend>{text('promo.bonus.title')}</legend>
      {offers.map(({ promotionId, title, version, offer }) => (
        <div key={promotionId} className="bonus-option">
          <label>
            <input
              type="radio"
              name="deposit-bonus"
              checked={shown === promotionId}
              onChange={() => choose.mutate({ params: { id: promotionId }, body: { version } })}
            />
            <b dir="auto">{title}</b>
          </label>
          {offer.type === 'DEPOSIT_BONUS' && <FoldedTerms offer={offer} open={shown === promotionId} />}
        </div>
      ))}
      <div className="bonus-option">
        <label>
          <input
            type="radio"
            name="deposit-bonus"
            checked={shown === undefined}
            onChange={() => drop.mutate({ body: {} })}
          />
          <b>{text('promo.bonus.none')}</b>
        </label>
      </div>
      <p className="hint">{text('promo.bonus.lose')}</p>
      <RefusalNote error={choose.error ?? drop.error} />
    </fieldset>
  )
}
