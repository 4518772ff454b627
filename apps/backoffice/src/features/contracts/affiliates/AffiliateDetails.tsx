import type { AffiliateRow } from '@senluna/contract/desk/affiliates.ts'
import { deskBills } from '@senluna/contract/agent/desk-bills.ts'
import { treeAccountDetails } from '@senluna/contract/desk/members/agents.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Facts } from '../../../list/Drawer.tsx'
import { momentText, say } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import { MemberLink } from '../../../shown/MemberLink.tsx'
import { Plans } from './Plans.tsx'

/** One affiliate: who it is, its codes with what they brought, its plans, and its bills. */
export function AffiliateDetails({ row }: { row: AffiliateRow }) {
  const mayCodes = useRight('members.view')
  const mayBills = useRight('adjustments.view')
  return (
    <>
      <Facts
        facts={[
          [say('desk.aff.account'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
          [say('desk.members.registered'), momentText(row.registeredAt)],
          [say('desk.aff.registered'), countText(row.registered)],
          [say('desk.aff.firstDeposits'), countText(row.firstDeposits)],
          [say('desk.aff.firstDeposited'), moneyText(row.firstDeposited, row.currency)],
          [say('desk.aff.qualified'), countText(row.qualified)],
        ]}
      />
      {mayCodes && <Codes row={row} />}
      <Plans row={row} />
      {mayBills && <Bills row={row} />}
    </>
  )
}

/** What each code brought; the tree of agents gives new ones and closes them. */
function Codes({ row }: { row: AffiliateRow }) {
  const read = useQuery(q(treeAccountDetails, { params: { id: row.memberId } }))
  const codes = read.data?.codes ?? []
  return (
    <>
      <h3>{say('desk.agents.codes')}</h3>
      <RefusalNote error={read.error} />
      {read.data && codes.length === 0 && <p className="hint">{say('desk.aff.codes.none')}</p>}
      {codes.length > 0 && (
        <table className="desk-ctr-tiers">
          <thead>
            <tr>
              <th scope="col">{say('desk.agents.code')}</th>
              <th scope="col">{say('desk.aff.opened')}</th>
              <th scope="col">{say('desk.aff.registered')}</th>
              <th scope="col">{say('desk.aff.firstDeposits')}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, open, opened, uses, firstDeposits }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code> {!open && <span className="badge">{say('desk.agents.code.closed')}</span>}
                </th>
                <td>{countText(opened)}</td>
                <td>{countText(uses)}</td>
                <td>{countText(firstDeposits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="ways">
        <Link className="btn sm s2" to={`/agents?row=${row.memberId}`}>
          {say('desk.aff.codes.edit')}
        </Link>
      </div>
    </>
  )
}

const SHOWN = '12'

/** Its last bills; each leads to where it is approved. */
function Bills({ row }: { row: AffiliateRow }) {
  const read = useQuery(q(deskBills, { query: { name: row.userName, kind: 'DIVIDEND', pageSize: SHOWN } }))
  const list = read.data?.list ?? []
  return (
    <>
      <h3>{say('desk.bills')}</h3>
      <RefusalNote error={read.error} />
      {read.data && list.length === 0 && <p className="hint">{say('desk.aff.bills.none')}</p>}
      {list.length > 0 && (
        <table className="desk-ctr-tiers">
          <thead>
            <tr>
              <th scope="col">{say('desk.bills.period')}</th>
              <th scope="col">{say('desk.aff.qualified')}</th>
              <th scope="col">{say('desk.bills.due')}</th>
              <th scope="col">{say('desk.withdrawals.state')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((bill) => (
              <tr key={bill.billId}>
                <th scope="row">
                  <Link to={`/bills?name=${row.userName}&row=${bill.billId}`}>{bill.period.day.slice(0, 7)}</Link>
                </th>
                <td>{countText(bill.plan?.qualified ?? 0)}</td>
                <td>{moneyText(bill.due, bill.currency)}</td>
                <td>{say(`desk.bills.state.${bill.state}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
