import { text } from '@senluna/web/client/text.ts'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../brand.ts'
import { fits, type FreeChoice } from './use-free.ts'

/** The choice to bet what is written for free, where the player has free tickets of its game. */
export function FreeTicket({ free, stake, isOne }: { free: FreeChoice; stake: bigint; isOne: boolean }) {
  const { currency, timeZone } = useBrand()
  const { grant, chosen, onChosen } = free
  const most = moneyText(grant.stake, currency)
  return (
    <div className="slip-free">
      <label className="check">
        <input
          type="checkbox"
          checked={chosen && fits(grant, stake, isOne)}
          disabled={!fits(grant, stake, isOne)}
          onChange={(event) => onChosen(event.target.checked)}
        />
        <span>
          {text('lottery.play.free')}
          <small className="num">
            {text('lottery.play.free.terms', { most, left: grant.left, until: whenText(grant.endsAt, timeZone) })}
          </small>
        </span>
      </label>
      {chosen && fits(grant, stake, isOne) && (
        <small className="num">
          {text('lottery.play.free.wins', {
            most: moneyText((BigInt(grant.most) - BigInt(grant.won)).toString(), currency),
            times: String(grant.turnoverX100 / 100),
          })}
        </small>
      )}
      {!fits(grant, stake, isOne) && <small className="hint">{text('lottery.play.free.fits', { most })}</small>}
    </div>
  )
}
