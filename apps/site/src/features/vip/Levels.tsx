import type { VipLevel } from '@senluna/contract/site/vip.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

const PRODUCTS = ['RNG', 'LIVE', 'SPORTS', 'LOTT'] as const

type Column = readonly [title: string, cell: (row: VipLevel) => string]

/** The levels in three tables: how one gets there, what is given, what else holds. */
export function Levels({ levels, own }: { levels: readonly VipLevel[]; own: number | undefined }) {
  const { currency } = useBrand()
  const money = (digits: string) => (digits === '0' ? '–' : moneyText(digits, currency))
  const reached = (row: VipLevel, digits: string) => (row.invited ? text('vip.invited') : money(digits))
  const share = (ppm: number) => (ppm === 0 ? '–' : percentText(ppm / 100))
  return (
    <>
      <Table
        title={text('vip.table')}
        levels={levels}
        own={own}
        columns={[
          [text('vip.validBet'), (row) => reached(row, row.validBet)],
          [text('vip.deposit'), (row) => reached(row, row.deposit)],
          [text('vip.keep'), (row) => money(row.keep)],
        ]}
      />
      <Table
        title={text('vip.gifts')}
        levels={levels}
        own={own}
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
        own={own}
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

interface LevelTable {
  title: string
  levels: readonly VipLevel[]
  columns: readonly Column[]
  /** The reader's own level, marked. */
  own: number | undefined
}

function Table(table: LevelTable) {
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
              <tr key={row.level} className={row.level === table.own ? 'own' : undefined}>
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
