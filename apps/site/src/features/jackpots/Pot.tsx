import type { JackpotPot } from '@senluna/contract/play/jackpots.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

/** One pot: its level, what it holds, how it is won. */
export function Pot({ pot }: { pot: JackpotPot }) {
  const { currency } = useBrand()
  const money = (digits: string) => `${moneyText(digits, currency)} ${currency.symbol}`
  const { cap, oneIn } = pot.terms
  return (
    <li className={`pot ${pot.level.toLowerCase()}`}>
      <h2>{text(`jackpots.${pot.level}`)}</h2>
      <p className="sum num">
        <bdi dir="ltr">{moneyText(pot.amount, currency)}</bdi> <small>{currency.symbol}</small>
      </p>
      <p className="how">
        {pot.state === 'SUSPENDED'
          ? text('jackpots.suspended')
          : cap !== undefined
            ? text('jackpots.mustHit', { cap: money(cap) })
            : text('jackpots.random', { oneIn: money(oneIn ?? '0') })}
      </p>
    </li>
  )
}
