import { text } from '@senluna/web/client/text.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { CONFIGURATION } from '../rules/index.ts'

const PAYS = [
  ['won', CONFIGURATION.wonX10000],
  ['even', CONFIGURATION.evenX10000],
  ['lost', 0],
] as const

/** How the hands are played and what each end pays. */
export function Rules({ stake, write }: { stake: bigint; write: MoneyWriter }) {
  return (
    <>
      <p>{text('rps.rules.how')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('rps.end')}</th>
            <th scope="col">{text('instant.chance')}</th>
            <th scope="col">{text('instant.times')}</th>
            <th scope="col">{text('instant.brings')}</th>
          </tr>
        </thead>
        <tbody>
          {PAYS.map(([end, times]) => (
            <tr key={end}>
              <td>{text(`rps.${end}`)}</td>
              <td>1 : 3</td>
              <td>×{(times / 10_000).toFixed(2)}</td>
              <td>{write.plain(timesStake(amount(stake), times))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
