import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { rollText, timesX10000, type DiceChoice } from '../rules/index.ts'
import { timesText } from './times-text.ts'

const EXAMPLES = [9_800, 7_500, 5_000, 2_500, 1_000, 100, 1]

/** How the dice is played and what some choices pay. */
export function Rules({ stake, write }: { stake: bigint; write: MoneyWriter }) {
  return (
    <>
      <p>{text('dice.rules.how')}</p>
      <p>{text('dice.rules.pays')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('dice.under')}</th>
            <th scope="col">{text('instant.chance')}</th>
            <th scope="col">{text('instant.times')}</th>
            <th scope="col">{text('instant.brings')}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((target) => {
            const choice: DiceChoice = { side: 'under', target }
            const times = timesX10000(choice)
            return (
              <tr key={target}>
                <td>{rollText(target)}</td>
                <td>{percentText(target)}</td>
                <td>×{timesText(times)}</td>
                <td>{write.plain(timesStake(amount(stake), times))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
