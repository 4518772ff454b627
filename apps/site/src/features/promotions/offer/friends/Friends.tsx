import './friends.css'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { Check, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '../../../../brand.ts'
import { pathTo } from '../../../../shell/nav/path-to.ts'
import type { OfferProps } from '../offer-props.ts'
import { FriendList } from './FriendList.tsx'
import { useFriends } from './use-friends.ts'

/** What a friend earns, what more friends earn, and what each one brought so far. */
export function Friends({ id, status, offer, takes }: OfferProps<'REFERRAL'>) {
  const { currency } = useBrand()
  const friends = useFriends(id, takes)
  const own = friends.data?.pages[0]
  const { minDeposit, minValidBet, days, ratePpm, cap, ladder } = offer
  const shown = (units: string) => moneyText(units, currency)
  return (
    <>
      <p className="friend-earn">{text('friend.earn', { percent: percentText(ratePpm / 100), cap: shown(cap) })}</p>
      <div>
        <h2>{text('friend.need')}</h2>
        <ul className="friend-need">
          <li>{text('friend.deposit', { amount: shown(minDeposit) })}</li>
          {minValidBet !== '0' && <li>{text('friend.bets', { amount: shown(minValidBet), days: String(days) })}</li>}
        </ul>
      </div>
      {ladder.length > 0 && (
        <div>
          <h2>{text('friend.ladder')}</h2>
          <ol className="ladder friend-ladder">
            {ladder.map(({ count, amount }) => {
              const isDone = own?.steps.includes(count) ?? false
              return (
                <li key={count} className={isDone ? 'done' : undefined}>
                  <span>{text(isDone ? 'friend.stepDone' : 'friend.step', { count })}</span>
                  {isDone ? <Check className="i" aria-hidden /> : <UserPlus className="i" aria-hidden />}
                  <b className="num">{shown(amount)}</b>
                </li>
              )
            })}
          </ol>
        </div>
      )}
      {takes && (
        <>
          {status !== 'CLOSED' && (
            <Link className="btn gold block" to={pathTo('referral')}>
              {text('friend.invite')}
            </Link>
          )}
          <FriendList list={friends} />
        </>
      )}
      <p className="hint">{text('friend.fair')}</p>
    </>
  )
}
