import './contracts.css'
import type { DeskContract } from '@senluna/contract/desk/contracts.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { planFacts, rateText } from './plan-facts.ts'
import { TierTable } from './TierTable.tsx'

/** Who pays; the house has a name of its own. */
export const payerText = (offeror: string): string => (offeror === 'HOUSE' ? say('desk.contracts.house') : offeror)

/** Everything of one contract: parties, terms, what waits, and what happened. */
export function ContractDetails({ row }: { row: DeskContract }) {
  const { holderId, holder, offeror, kind, products, basis, cap, carryMode, period, pending, endReason } = row
  return (
    <>
      <Facts
        facts={[
          [say('desk.contracts.holder'), <MemberLink key="holder" id={holderId} name={holder} />],
          [say('desk.contracts.payer'), payerText(offeror)],
          [say('desk.contracts.version'), row.version],
          [say('desk.contracts.period'), say(`desk.contracts.period.${period}`)],
          ...planFacts(row, row.currency),
          [say('desk.contracts.basis'), say(`desk.contracts.basis.${basis}`)],
          [say('desk.contracts.products'), products.map((product) => wordOf('desk.product', product)).join(', ')],
          [say('desk.contracts.active'), moneyText(row.activeMinValidBet, row.currency)],
          [say('desk.contracts.cap'), cap === undefined ? '–' : moneyText(cap, row.currency)],
          ...(kind === 'DIVIDEND'
            ? ([
                [say('desk.contracts.carry'), say(`desk.contracts.carry.${carryMode}`)],
                [say('desk.contracts.vendorFee'), rateText(row.vendorFeePpm)],
              ] as const)
            : []),
          ...(pending ? ([[say('desk.contracts.answerBy'), momentText(pending.expiresAt)]] as const) : []),
          ...(row.effectiveFrom ? ([[say('desk.contracts.from'), momentText(row.effectiveFrom)]] as const) : []),
          ...(row.effectiveTo ? ([[say('desk.contracts.until'), momentText(row.effectiveTo)]] as const) : []),
          ...(endReason ? ([[say('desk.contracts.why'), say(`desk.contracts.ended.${endReason}`)]] as const) : []),
          ...(row.note ? ([[say('desk.contracts.note'), row.note]] as const) : []),
        ]}
      />
      <TierTable tiers={row.tiers} currency={row.currency} />
      <h3>{say('desk.contracts.history')}</h3>
      <ol className="desk-ctr-history">
        {row.history.map(({ at, by, change, note }) => (
          <li key={`${at} ${change}`}>
            {momentText(at)} · {wordOf('desk.contracts.event', change)} · {wordOf('desk.contracts.by', by)}
            {note && ` · ${note}`}
          </li>
        ))}
      </ol>
    </>
  )
}
