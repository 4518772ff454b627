import { creditExposure } from '@senluna/contract/agent/credit/credit.ts'
import type { CreditExposureRow } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { CreditFigures } from '../../shell/credit/Figures.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { Crumbs } from '../parts/Crumbs.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { rowsOfAnswer, type AgentColumn } from '../parts/table/table.ts'
import { useChosen } from '../parts/use-chosen.ts'

/** What is going on under the agent, or under somebody of its team, by each right below. */
export function Exposure() {
  const chosen = useChosen()
  const accountId = chosen.get('account')
  const read = useQuery({ ...q(creditExposure, { query: { ...(accountId && { accountId }) } }), staleTime: 0 })
  const look = (id: string | undefined) => chosen.step({ account: id })
  const columns = columnsOf(look)
  const list = rowsOfAnswer(read, (answer) => answer.list)
  return (
    <>
      <p className="muted">{text('credit.exposure.about')}</p>
      <div className="ag-filters">
        <Crumbs way={read.data?.crumbs ?? []} onStep={look} />
        <CsvButton name="exposure" columns={columns} pageAfter={() => Promise.resolve({ list: list.rows ?? [] })} />
      </div>
      {read.data && <CreditFigures standing={read.data.standing} />}
      {list.rows?.length === 0 ? (
        <EmptyState>{text('credit.noBelow')}</EmptyState>
      ) : (
        <AgentTable
          caption={text('credit.tab.exposure')}
          columns={columns}
          list={list}
          keyOf={({ id }) => id}
          expand={(row) => <OpenStakes of={row} />}
        />
      )}
    </>
  )
}

const columnsOf = (look: (id: string) => void): readonly AgentColumn<CreditExposureRow>[] => [
  {
    key: 'account',
    title: text('team.account'),
    words: ({ account }) => account,
    cell: ({ id, account, leads }) => (leads ? <AccountLink account={account} onOpen={() => look(id)} /> : account),
  },
  { key: 'credit', title: text('credit.credit'), money: ({ credit }) => credit },
  { key: 'given', title: text('credit.given'), money: ({ given }) => given },
  { key: 'result', title: text('credit.result'), money: ({ result }) => result },
  { key: 'open', title: text('credit.open'), money: openOf },
  { key: 'owed', title: text('credit.unpaid'), money: ({ owed }) => owed },
]

const openOf = ({ openStakes }: CreditExposureRow): string =>
  openStakes.reduce((sum, { stake }) => sum + BigInt(stake), 0n).toString()

/** Open stakes by product. */
function OpenStakes({ of: { openStakes } }: { of: CreditExposureRow }) {
  const { currency } = useBrand()
  if (openStakes.length === 0) return <p className="ag-note">–</p>
  return (
    <dl className="ag-receipt">
      {openStakes.map(({ product, stake }) => (
        <div key={product}>
          <dt>{text(`product.${product}`)}</dt>
          <dd className="num">{moneyText(stake, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
