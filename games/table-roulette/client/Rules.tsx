import { text } from '@senluna/web/client/text.ts'
import { countText, percentText } from '@senluna/web/ui/money/format.ts'
import { CONFIGURATION, paysOf, SPOTS } from '../rules/index.ts'

const KINDS = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column', 'even'] as const
const LIMITS = new Map(Object.entries(CONFIGURATION.limits).map(([count, units]) => [Number(count), units]))

/** How roulette is played, and what each kind of bet pays. */
export function Rules() {
  return (
    <>
      <p>{text('roulette.rules.how')}</p>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('roulette.bet')}</th>
            <th scope="col">{text('roulette.numbers')}</th>
            <th scope="col">{text('instant.times')}</th>
            <th scope="col">{text('instant.chance')}</th>
            <th scope="col">{text('table.most')}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => {
            const count = SPOTS.find((spot) => spot.kind === kind && !spot.numbers.includes(0))?.numbers.length ?? 1
            return (
              <tr key={kind}>
                <td>{text(`roulette.kind.${kind}`)}</td>
                <td>{count}</td>
                <td>×{paysOf(count)}</td>
                <td>{percentText((count * 10_000) / CONFIGURATION.numbers)}</td>
                <td>{countText((LIMITS.get(count) ?? 0) * 1_000)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>{text('roulette.rules.calls')}</p>
      <p>{text('table.rules.sum', { most: countText(CONFIGURATION.most * 1_000) })}</p>
    </>
  )
}
