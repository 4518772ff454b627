import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { CONFIGURATION, SIDE_RETURNS } from '../rules/index.ts'
import { Sheet } from './StrategySheet.tsx'

const timesToOne = (timesX10000: number) => `${timesX10000 / 10_000 - 1} : 1`

/** How blackjack is played, what side bets pay, and the sheet of strategy. */
export const Rules = () => (
  <>
    <p>{text('blackjack.rules.how')}</p>
    <p>{text('blackjack.rules.moves')}</p>
    <p>{text('blackjack.rules.insurance')}</p>
    <p>{text('blackjack.rules.return')}</p>
    <h3>{text('blackjack.sheet')}</h3>
    <Sheet />
    <h3>{text('blackjack.rules.sides')}</h3>
    <p>
      {text('blackjack.rules.sidesReturn', {
        pairs: percentText(SIDE_RETURNS.pairs),
        three: percentText(SIDE_RETURNS.three),
      })}
    </p>
    <table className="ig-odds num">
      <tbody>
        {Object.entries({ ...CONFIGURATION.pairs, ...CONFIGURATION.three }).map(([what, timesX10000]) => (
          <tr key={what}>
            <th scope="row">{text(`blackjack.side.${what as keyof typeof CONFIGURATION.pairs}`)}</th>
            <td>{timesToOne(timesX10000)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{text('blackjack.rules.kept')}</p>
  </>
)
