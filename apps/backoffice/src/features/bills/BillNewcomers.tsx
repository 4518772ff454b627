import { billNewcomers, type DeskBill } from '@senluna/contract/agent/desk-bills.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../list/Drawer.tsx'
import { dayText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'

/** What an affiliate's bill came of beside the team's figures: new members, one by newcomer. */
export function BillNewcomers({ row }: { row: DeskBill }) {
  const { plan } = row
  const isPaid = plan !== undefined && plan.kind !== 'REVENUE_SHARE'
  const read = useQuery({ ...q(billNewcomers, { params: { id: row.billId } }), enabled: isPaid })
  if (!plan) return null
  return (
    <>
      <Facts
        facts={[
          [say('desk.aff.plan'), say(`desk.aff.plan.${plan.kind}`)],
          [say('desk.aff.share'), plan.kind === 'CPA' ? undefined : moneyText(plan.share, row.currency)],
          [say('desk.aff.qualified'), isPaid && countText(plan.qualified)],
          [say('desk.aff.cpa'), isPaid && moneyText(plan.cpa, row.currency)],
        ]}
      />
      {isPaid && <h3>{say('desk.aff.newcomers')}</h3>}
      <RefusalNote error={read.error} />
      {read.data?.list.length === 0 && <p className="hint">{say('desk.aff.newcomers.none')}</p>}
      {read.data?.list.map((newcomer) => (
        <details key={newcomer.memberId}>
          <summary>
            <MemberLink id={newcomer.memberId} name={newcomer.account} />{' '}
            <span className={newcomer.outcome === 'QUALIFIED' ? 'badge good' : 'badge'}>
              {say(`desk.aff.outcome.${newcomer.outcome}`)}
            </span>
          </summary>
          <Facts
            facts={[
              [say('desk.members.registered'), dayText(newcomer.registeredOn)],
              [
                say('desk.aff.minFirstDeposit'),
                newcomer.firstDeposit &&
                  `${moneyText(newcomer.firstDeposit.amount, row.currency)} · ${dayText(newcomer.firstDeposit.day)}`,
              ],
              [say('desk.bills.validBet'), moneyText(newcomer.validBet, row.currency)],
              [say('desk.aff.metOn'), newcomer.metOn && dayText(newcomer.metOn)],
              [say('desk.aff.lastDay'), dayText(newcomer.lastDay)],
              [say('desk.bills.gross'), moneyText(newcomer.amount, row.currency)],
            ]}
          />
        </details>
      ))}
    </>
  )
}
