import '../../shell/parts/table.css'
import type { Rank } from '@senluna/contract/site/content.ts'
import { text } from '@senluna/web/client/text.ts'
import { hundredthsText, momentText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { CatalogueImage } from '../../play/CatalogueImage.tsx'

/** Wins as a table; cards on a phone. */
export function WinnerTable({ rows }: { rows: readonly Rank[] }) {
  const { currency, timeZone } = useBrand()
  return (
    <div className="card table-box">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('winners.game')}</th>
            <th scope="col">{text('winners.account')}</th>
            <th scope="col" className="end">
              {text('winners.amount')}
            </th>
            <th scope="col" className="end">
              {text('winners.multiplier')}
            </th>
            <th scope="col">{text('winners.at')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            <tr key={`${row.at} ${row.account} ${nth}`}>
              <td data-label={text('winners.game')}>
                <span className="winner-game">
                  <CatalogueImage src={row.icon} width="30" height="40" loading="lazy" />
                  <b>{row.game}</b>
                </span>
              </td>
              <td data-label={text('winners.account')} className="num">
                <bdi dir="ltr">{row.account}</bdi>
              </td>
              <td data-label={text('winners.amount')} className="num end up">
                <bdi dir="ltr">{moneyText(row.amount, currency)}</bdi>
              </td>
              <td data-label={text('winners.multiplier')} className="num end">
                <bdi dir="ltr">×{hundredthsText(row.multiplierX100)}</bdi>
              </td>
              <td data-label={text('winners.at')} className="num">
                {momentText(row.at, timeZone)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
