import type { DeskContract } from '@senluna/contract/desk/contracts.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { say } from '../../say.ts'
import { rateText } from './plan-facts.ts'

/** Tiers, the lowest first; nothing where a plan has none. */
export function TierTable({ tiers, currency }: Pick<DeskContract, 'tiers' | 'currency'>) {
  if (tiers.length === 0) return null
  return (
    <div className="row-lines">
      <table className="desk-ctr-tiers">
        <thead>
          <tr>
            <th scope="col">{say('desk.contracts.rate')}</th>
            <th scope="col">{say('desk.contracts.minValidBet')}</th>
            <th scope="col">{say('desk.contracts.minLoss')}</th>
            <th scope="col">{say('desk.contracts.minActive')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ ratePpm, minValidBet, minLoss, minActive }) => (
            <tr key={ratePpm}>
              <th scope="row">{rateText(ratePpm)}</th>
              <td data-of={say('desk.contracts.minValidBet')}>{moneyText(minValidBet, currency)}</td>
              <td data-of={say('desk.contracts.minLoss')}>{moneyText(minLoss, currency)}</td>
              <td data-of={say('desk.contracts.minActive')}>{minActive}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
