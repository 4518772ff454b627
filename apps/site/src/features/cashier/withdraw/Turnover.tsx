import type { TurnoverRow } from '@senluna/contract/money/turnover.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { hundredthsText, moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../brand.ts'
import { useIsBettable } from '../../../shell/nav/use-categories.ts'

/** What must still be wagered, line by line, with what clears it fastest. */
export function Turnover({ rows, total }: { rows: readonly TurnoverRow[]; total: string }) {
  const { currency } = useBrand()
  return (
    <section className="card withdraw-turnover" aria-labelledby="withdraw-turnover">
      <h3 id="withdraw-turnover" className="num">
        {text('withdraw.turnover', { amount: moneyText(total, currency) })}
      </h3>
      <ul>
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Line({ row }: { row: TurnoverRow }) {
  const { currency, timeZone } = useBrand()
  const isBettable = useIsBettable()
  const date = whenText(row.createdAt, timeZone)
  const source = `withdraw.turnover.${row.source}`
  const words = { done: moneyText(row.done, currency), required: moneyText(row.required, currency) }
  const share = Number((BigInt(row.done) * 100n) / BigInt(row.required))
  return (
    <li>
      <p>
        <b>{isText(source) ? text(source, { date }) : date}</b>
        <span className="num">{text('withdraw.turnover.of', words)}</span>
      </p>
      <progress max={100} value={share} aria-label={text('withdraw.turnover.of', words)} />
      {sharesOf(row, PRODUCTS.filter(isBettable)).map(([percent, products]) => {
        const list = products.map((product) => text(`withdraw.product.${product}`)).join(', ')
        return (
          <p key={percent} className="hint">
            {percent === 0
              ? text('withdraw.turnover.not', { list })
              : text('withdraw.turnover.counts', { percent, list })}
          </p>
        )
      })}
      {row.minOddsMilli !== undefined && (
        <p className="hint">{text('withdraw.turnover.odds', { odds: hundredthsText(row.minOddsMilli / 10) })}</p>
      )}
    </li>
  )
}

/** The products that can be bet on by how much of a bet on them counts, the fastest first. */
function sharesOf({ contrib }: TurnoverRow, products: readonly Product[]): (readonly [number, Product[]])[] {
  const percents = [...new Set(products.map((product) => contrib[product] ?? 0))].toSorted((a, b) => b - a)
  return percents.map(
    (percent) => [percent, products.filter((product) => (contrib[product] ?? 0) === percent)] as const,
  )
}
