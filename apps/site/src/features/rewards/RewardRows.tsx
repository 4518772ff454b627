import '../../shell/parts/table.css'
import type { Reward } from '@senluna/contract/member/promotions.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { RewardText } from './RewardText.tsx'
import { useBrand } from '../../brand.ts'

/** Rewards that were received, or not claimed in time. */
export function RewardRows({ rows }: { rows: readonly Reward[] }) {
  const { timeZone } = useBrand()
  return (
    <div className="card table-box">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('records.time')}</th>
            <th scope="col">{text('promo.title')}</th>
            <th scope="col">{text('records.status')}</th>
            <th scope="col" className="end">
              {text('records.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="num" data-label={text('records.time')}>
                {momentText(row.claimedAt ?? row.createdAt, timeZone)}
              </td>
              <td data-label={text('promo.title')}>
                <b dir="auto">{row.title}</b>
              </td>
              <td data-label={text('records.status')}>
                {text(row.state === 'CLAIMED' ? 'promo.status.CLAIMED' : 'promo.status.CLOSED')}
              </td>
              <td className="num end" data-label={text('records.amount')}>
                <RewardText reward={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
