import './credit.css'
import { deskCreditExposure } from '@senluna/contract/desk/credit.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '@senluna/kit/ids.ts'
import { Facts } from '../../list/Drawer.tsx'
import { say, wordOf } from '../../say.ts'

/** What is going on under an account, by each right below it; a press leads one level down. */
export function Exposure({ id }: { id: Id<'member'> }) {
  const [focus, setFocus] = useState(id)
  const read = useQuery({ ...q(deskCreditExposure, { params: { id: focus } }), staleTime: 0 })
  if (!read.data) return read.isError ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null
  const { standing, list, crumbs } = read.data
  const money = (digits: string) => moneyText(digits, standing.currency)
  return (
    <section className="desk-crd" aria-label={say('desk.credit.exposure')}>
      <nav aria-label={say('desk.credit.exposure')}>
        {crumbs.map((step) => (
          <button
            key={step.id}
            type="button"
            className="link"
            aria-current={step.id === focus ? 'location' : undefined}
            onClick={() => setFocus(step.id)}
          >
            {step.account}
          </button>
        ))}
      </nav>
      <Facts
        facts={[
          [say('desk.credit.credit'), money(standing.credit)],
          [say('desk.credit.given'), money(standing.given)],
          [say('desk.credit.result'), money((BigInt(standing.payout) - BigInt(standing.stake)).toString())],
          ...standing.openStakes.map(
            ({ product, stake }) =>
              [`${say('desk.credit.open')} · ${wordOf('desk.product', product)}`, money(stake)] as const,
          ),
        ]}
      />
      {list.length > 0 && (
        <table className="desk-crd-list">
          <thead>
            <tr>
              <th scope="col">{say('desk.credit.account')}</th>
              <th scope="col">{say('desk.credit.credit')}</th>
              <th scope="col">{say('desk.credit.given')}</th>
              <th scope="col">{say('desk.credit.result')}</th>
              <th scope="col">{say('desk.credit.open')}</th>
              <th scope="col">{say('desk.credit.owed')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.leads ? (
                    <button type="button" className="link" onClick={() => setFocus(row.id)}>
                      {row.account}
                    </button>
                  ) : (
                    row.account
                  )}
                </th>
                <td>{money(row.credit)}</td>
                <td>{money(row.given)}</td>
                <td>{money(row.result)}</td>
                <td>{money(row.openStakes.reduce((sum, { stake }) => sum + BigInt(stake), 0n).toString())}</td>
                <td>{money(row.owed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
