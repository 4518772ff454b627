import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import { timesText } from '../../engine/run/view.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { timesX10000 } from '../rules/index.ts'

const MINES = [1, 3, 5, 10]
const FLOWERS = [1, 2, 3, 5, 10]

/** How mines is played and what some runs pay. */
export function Rules({ stake, write }: { stake: bigint; write: MoneyWriter }) {
  return (
    <>
      <p>{text('mines.rules.how')}</p>
      <p>{text('mines.rules.pays')}</p>
      <p>{text('run.rules.kept')}</p>
      <h3>{text('game.rules.pays', { stake: write.plain(stake) })}</h3>
      <table className="ig-odds num">
        <thead>
          <tr>
            <th scope="col">{text('mines.mines')}</th>
            {FLOWERS.map((flowers) => (
              <th key={flowers} scope="col">
                {text('mines.flowers', { count: flowers })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MINES.map((mines) => (
            <tr key={mines}>
              <td>{mines}</td>
              {FLOWERS.map((flowers) => (
                <td key={flowers} title={write.plain(timesStake(amount(stake), timesX10000(mines, flowers)))}>
                  {timesText(timesX10000(mines, flowers))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
