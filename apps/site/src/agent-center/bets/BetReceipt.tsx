import type { TeamBet } from '@senluna/contract/agent/records.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { productName } from '../../shell/nav/product-name.ts'

/** What else is to say of a bet than its row does. */
export function BetReceipt({ bet }: { bet: TeamBet }) {
  const { timeZone } = useBrand()
  const rows = [
    [text('team.betNo'), bet.betNo],
    [text('records.product'), productName(bet.product)],
    [text('records.vendor'), bet.vendorCode],
    [text('team.bets.placed'), momentText(bet.placedAt, timeZone)],
    [text('records.settled'), bet.settledAt ? momentText(bet.settledAt, timeZone) : '–'],
    ...(bet.detail ? [[text('records.detail'), bet.detail] as const] : []),
  ] as const
  return (
    <dl className="ag-receipt">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
