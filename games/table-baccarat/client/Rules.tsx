import { returnOf } from '@senluna/kit/games/instant.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, percentText } from '@senluna/web/ui/money/format.ts'
import { baccarat, BETS, CONFIGURATION } from '../rules/index.ts'
import { labelOf } from './labels.ts'

/** How baccarat is played, and what each bet pays and returns. */
export function Rules() {
  const outcomes = baccarat.outcomes()
  return (
    <>
      <p>{text('baccarat.rules.how')}</p>
      <p>{text('baccarat.rules.third')}</p>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('baccarat.bets')}</th>
            <th scope="col">{text('instant.times')}</th>
            <th scope="col">RTP</th>
            <th scope="col">{text('table.most')}</th>
          </tr>
        </thead>
        <tbody>
          {BETS.map((bet) => {
            const { returned, ways } = returnOf(
              outcomes.map(({ ways, outcome }) => ({ ways, timesX10000: baccarat.timesX10000(bet, outcome) })),
            )
            return (
              <tr key={bet}>
                <td>{labelOf(bet)}</td>
                <td>×{CONFIGURATION.bets[bet].pays / 10_000}</td>
                <td>{percentText(Number(returned / ways))}</td>
                <td>{countText(CONFIGURATION.bets[bet].most * 1_000)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>{text('baccarat.rules.tie')}</p>
      <p>{text('table.rules.sum', { most: countText(CONFIGURATION.most * 1_000) })}</p>
    </>
  )
}
