import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import { timesText } from '../../engine/run/view.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { CONFIGURATION, DIFFICULTIES, timesX10000 } from '../rules/index.ts'

const FLOORS = [1, 2, 4, 8]

/** How the tower is climbed and what its floors pay. */
export function Rules({ stake, write }: { stake: bigint; write: MoneyWriter }) {
  return (
    <>
      <p>{text('tower.rules.how')}</p>
      <p>{text('tower.rules.pays')}</p>
      <p>{text('run.rules.kept')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('tower.difficulty')}</th>
            {FLOORS.map((floor) => (
              <th key={floor} scope="col">
                {text('tower.row', { count: floor })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIFFICULTIES.map((name) => {
            const difficulty = CONFIGURATION.difficulties[name]
            return (
              <tr key={name}>
                <td>{text(`tower.${name}`)}</td>
                {FLOORS.map((floor) => (
                  <td key={floor} title={write.plain(timesStake(amount(stake), timesX10000(difficulty, floor)))}>
                    {timesText(timesX10000(difficulty, floor))}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
