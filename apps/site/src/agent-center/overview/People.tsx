import type { AgentOverview } from '@senluna/contract/agent/overview.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

const COUNTS = [
  'team',
  'agents',
  'members',
  'registered',
  'firstDeposits',
  'depositors',
  'bettors',
  'active',
  'online',
] as const

/** How many there are, how many came and what they hold. */
export function People({ overview: { people, firstDeposited, balance } }: { overview: AgentOverview }) {
  const { currency } = useBrand()
  return (
    <section className="ag-section">
      <header>
        <h2>{text('team.people')}</h2>
      </header>
      <dl className="card ag-cards ag-people" aria-label={text('team.people')}>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{text(`team.people.${name}`)}</dt>
            <dd className="num">
              {name === 'online' && <i className="ag-dot" aria-hidden />}
              {countText(people[name])}
              {name === 'firstDeposits' && people.firstDeposits > 0 && (
                <small>
                  <bdi dir="ltr">{moneyText(firstDeposited, currency)}</bdi>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <dl className="ag-balances">
        {(['team', 'mine'] as const).map((whose) => (
          <div key={whose} className="card">
            <dt>{text(`team.balance.${whose}`)}</dt>
            <dd className="num">
              <bdi dir="ltr">{moneyText(balance[whose], currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
