import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import { hundredthsText } from '@senluna/web/ui/money/format.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { chanceText } from './chance.ts'

const EXAMPLES = [101, 150, 200, 500, 1_000, 10_000, 100_000, 100_000_000]

/** How limbo is played and what some targets pay. */
export function Rules({ stake, write }: { stake: bigint; write: MoneyWriter }) {
  return (
    <>
      <p>{text('limbo.rules.how')}</p>
      <p>{text('limbo.rules.pays')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('limbo.target')}</th>
            <th scope="col">{text('instant.chance')}</th>
            <th scope="col">{text('instant.brings')}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((target) => (
            <tr key={target}>
              <td>×{hundredthsText(target)}</td>
              <td>{chanceText(target)}</td>
              <td>{write.plain(timesStake(amount(stake), target * 100))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
