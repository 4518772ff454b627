import type { VipLevel } from '@senluna/contract/site/vip.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { productName } from '../../shell/nav/product-name.ts'
import { useIsBettable } from '../../shell/nav/use-categories.ts'

const PRODUCTS = ['RNG', 'LIVE', 'SPORTS', 'LOTT'] as const

type Column = readonly [title: string, cell: (row: VipLevel) => string]

/**
 * The levels in three tables: how one gets there, what is given, what else holds. A narrow screen
 * has one level at a time, chosen on a ladder, first the reader's own.
 */
export function Levels({ levels, own }: { levels: readonly VipLevel[]; own: number | undefined }) {
  const { currency } = useBrand()
  // What can't be played here returns nothing.
  const played = PRODUCTS.filter(useIsBettable())
  const money = (digits: string) => (digits === '0' ? '–' : moneyText(digits, currency))
  const reached = (row: VipLevel, digits: string) => (row.invited ? text('vip.invited') : money(digits))
  const share = (ppm: number) => (ppm === 0 ? '–' : percentText(ppm / 100))
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? own ?? (levels[1] ?? levels[0])?.level
  return (
    <>
      <Ladder levels={levels} own={own} shown={shown} onChoose={setChosen} />
      <Table
        title={text('vip.table')}
        levels={levels}
        own={own}
        shown={shown}
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
        shown={shown}
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
        shown={shown}
        columns={[
          ...played.map((product): Column => [
            text('vip.rebate', { product: productName(product) }),
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
  /** The level that a narrow screen has. */
  shown: number | undefined
}

interface LadderProps extends Pick<LevelTable, 'levels' | 'own' | 'shown'> {
  onChoose: (level: number) => void
}

/**
 * One step a level: those that were reached, the own one, and which is shown. Narrow screens only.
 */
function Ladder({ levels, own, shown, onChoose }: LadderProps) {
  return (
    <fieldset className="vip-ladder" aria-label={text('vip.table')}>
      {levels.map(({ level }) => (
        <button
          key={level}
          type="button"
          className={`vip-level num${own !== undefined && level <= own ? ' reached' : ''}`}
          aria-label={text('vip.name', { level })}
          aria-pressed={level === shown}
          aria-current={level === own ? 'step' : undefined}
          onClick={() => onChoose(level)}
        >
          {level}
        </button>
      ))}
    </fieldset>
  )
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
              <tr
                key={row.level}
                className={row.level === table.own ? 'own' : undefined}
                data-shown={row.level === table.shown || undefined}
              >
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
