import { returnOf } from '@senluna/kit/games/instant.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { keno, paysOf, picksOf } from '../rules/index.ts'

/** How keno is played, what each count of picks returns, and what its hits pay. */
export function Rules() {
  return (
    <>
      <p>{text('keno.rules.how')}</p>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('keno.picks')}</th>
            <th scope="col">RTP</th>
            <th scope="col">{text('keno.hits')}</th>
          </tr>
        </thead>
        <tbody>
          {[...keno.choices()].map((choice) => {
            const count = picksOf(choice)?.length ?? 1
            const { returned, ways } = returnOf(keno.sharesOf(choice))
            return (
              <tr key={choice}>
                <td>{count}</td>
                <td>{percentText(Number(returned / ways))}</td>
                <td>
                  {paysOf(count)
                    .flatMap((x100, hits) => (x100 > 0 ? [`${hits}: ×${x100 / 100}`] : []))
                    .join(' · ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
