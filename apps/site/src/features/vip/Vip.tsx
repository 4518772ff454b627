import './vip.css'
import '../../shell/parts/table.css'
import { vip, type VipLevel } from '@senluna/contract/site/content.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useBrand } from '../../brand.ts'

const RULES = ['up', 'keep', 'once'] as const
const PRODUCTS = ['RNG', 'LIVE', 'SPORTS', 'LOTT'] as const

/**
 * The VIP programme: how levels work and what each one gives. Nobody's level is shown where none is
 * counted.
 */
export default function Vip() {
  const ladder = useQuery(q(vip))
  return (
    <section className="vip">
      <div className="vip-head" data-theme="dark">
        <img src="/art/b-gift.svg" alt="" width="1000" height="420" />
        <h1>{text('vip.title')}</h1>
        <p>{text('vip.lead')}</p>
      </div>
      <div className="card vip-how">
        <h2>{text('vip.how')}</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{text(`vip.how.${rule}`)}</li>
          ))}
        </ul>
      </div>
      {ladder.data && !ladder.data.awarding && (
        <p className="note calm">
          <Info className="i s" aria-hidden />
          {text('vip.notAwarding')}
        </p>
      )}
      {ladder.data ? (
        <Levels levels={ladder.data.levels} />
      ) : ladder.isError ? (
        <ErrorState error={ladder.error} onRetry={() => void ladder.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 480 }} />
        </Loading>
      )}
    </section>
  )
}

type Column = readonly [title: string, cell: (row: VipLevel) => string]

/** The levels in three tables: how one gets there, what is given, what else holds. */
function Levels({ levels }: { levels: readonly VipLevel[] }) {
  const { currency } = useBrand()
  const money = (digits: string) => (digits === '0' ? '–' : moneyText(digits, currency))
  const reached = (row: VipLevel, digits: string) => (row.invited ? text('vip.invited') : money(digits))
  const share = (ppm: number) => (ppm === 0 ? '–' : percentText(ppm / 100))
  return (
    <>
      <Table
        title={text('vip.table')}
        levels={levels}
        columns={[
          [text('vip.validBet'), (row) => reached(row, row.validBet)],
          [text('vip.deposit'), (row) => reached(row, row.deposit)],
          [text('vip.keep'), (row) => money(row.keep)],
        ]}
      />
      <Table
        title={text('vip.gifts')}
        levels={levels}
        columns={[
          [text('vip.upgrade'), (row) => money(row.upgrade)],
          [text('vip.weekly'), (row) => money(row.weekly)],
          [text('vip.monthly'), (row) => money(row.monthly)],
          [text('vip.birthday'), (row) => money(row.birthday)],
        ]}
      />
      <Table
        title={text('vip.benefits')}
        levels={levels}
        columns={[
          ...PRODUCTS.map((product): Column => [
            text('vip.rebate', { product: text(`category.${product}`) }),
            (row) => share(row.rebatePpm[product]),
          ]),
          [text('vip.withdraw'), (row) => money(row.withdrawPerDay)],
          [text('vip.points'), (row) => `${row.pointsPercent}%`],
        ]}
      />
    </>
  )
}

function Table(table: { title: string; levels: readonly VipLevel[]; columns: readonly Column[] }) {
  return (
    <>
      <h2>{table.title}</h2>
      <div className="card table-box">
        <table className="table" aria-label={table.title}>
          <thead>
            <tr>
              <th scope="col">{text('vip.level')}</th>
              {table.columns.map(([title]) => (
                <th key={title} scope="col" className="end">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.levels.map((row) => (
              <tr key={row.level}>
                <td data-label={text('vip.level')}>
                  <span className="vip-level num">{row.level}</span>
                </td>
                {table.columns.map(([title, cell]) => (
                  <td key={title} className="num end" data-label={title}>
                    <bdi dir="ltr">{cell(row)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
