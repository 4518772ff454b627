import { text } from '@senluna/web/client/text.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { CONFIGURATION, timesX10000 } from '../rules/index.ts'

const [FEWEST, MOST] = CONFIGURATION.flips

/** How the coin is played and what each run pays. */
export function Rules({ stake, write }: { stake: bigint; write: MoneyWriter }) {
  return (
    <>
      <p>{text('coinFlip.rules.how')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('coinFlip.flips')}</th>
            <th scope="col">{text('instant.chance')}</th>
            <th scope="col">{text('instant.times')}</th>
            <th scope="col">{text('instant.brings')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: MOST - FEWEST + 1 }, (_, nth) => FEWEST + nth).map((flips) => (
            <tr key={flips}>
              <td>{flips}</td>
              <td>1 : {2 ** flips}</td>
              <td>×{(timesX10000({ flips }) / 10_000).toFixed(2)}</td>
              <td>{write.plain(timesStake(amount(stake), timesX10000({ flips })))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
