import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { cardsOf, paysOf, RISKS } from '../rules/index.ts'
import { urls } from './art/urls.ts'

const PICTURES: readonly string[] = Object.values(urls)

/** How a card is played, what each symbol pays, and how many of the cards win with it. */
export function Rules({ stake, write }: { stake: bigint; write: MoneyWriter }) {
  return (
    <>
      <p>{text('scratch.rules.how')}</p>
      {RISKS.map((risk) => (
        <table key={risk} className="ig-odds num">
          <caption>
            {text('instant.risk')}: {text(`instant.${risk}`)}
          </caption>
          <thead>
            <tr>
              <th scope="col">{text('scratch.symbol')}</th>
              <th scope="col">{text('instant.brings')}</th>
              <th scope="col">{text('scratch.cards')}</th>
            </tr>
          </thead>
          <tbody>
            {paysOf(risk).map((x100, symbol) => (
              <tr key={symbol}>
                <td>
                  <span className="scratch-prize">
                    <img src={PICTURES[symbol]} alt="" width={28} height={28} />×{x100 / 100}
                  </span>
                </td>
                <td>{write.plain(timesStake(amount(stake), x100 * 100))}</td>
                <td>{countText(cardsOf(risk)[symbol] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}
