import { returnOf } from '@senluna/kit/games/instant.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { paysOf, plinko } from '../rules/index.ts'
import { choiceIn } from './choosing.ts'

/** How plinko is played, what each choice returns, and the odds of its edge. */
export function Rules() {
  return (
    <>
      <p>{text('plinko.rules.how')}</p>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('plinko.rows')}</th>
            <th scope="col">{text('instant.risk')}</th>
            <th scope="col">RTP</th>
            <th scope="col">{text('instant.most')}</th>
            <th scope="col">{text('instant.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {[...plinko.choices()].map((choice) => {
            const { rows, risk } = choiceIn(choice)
            const { returned, ways } = returnOf(plinko.sharesOf(choice))
            return (
              <tr key={choice}>
                <td>{rows}</td>
                <td>{text(`instant.${risk}`)}</td>
                <td>{percentText(Number(returned / ways))}</td>
                <td>×{Math.max(...paysOf({ rows, risk })) / 100}</td>
                <td>1 : {2 ** (rows - 1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
