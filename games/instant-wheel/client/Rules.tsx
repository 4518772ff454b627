import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { paysOf, RISKS } from '../rules/index.ts'
import { payCounts } from './choosing.ts'

/** How the wheel is played, and how often each pay stands on it. */
export function Rules() {
  return (
    <>
      <p>{text('wheel.rules.how')}</p>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('instant.risk')}</th>
            <th scope="col">{text('instant.times')}</th>
            <th scope="col">{text('wheel.segments')}</th>
            <th scope="col">{text('instant.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {RISKS.flatMap((risk) =>
            payCounts(paysOf(risk)).map(([x100, count]) => (
              <tr key={`${risk} ${x100}`}>
                <td>{text(`instant.${risk}`)}</td>
                <td>×{x100 / 100}</td>
                <td>{count}</td>
                <td>{percentText(count * 500)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  )
}
