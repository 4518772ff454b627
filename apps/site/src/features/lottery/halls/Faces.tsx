import type { LottGame } from '@senluna/contract/lottery.ts'
import { colourOf } from '@senluna/games/lottery/rules/families/lhc/colours.ts'
import { text } from '@senluna/web/client/text.ts'
import type { Face } from './boards/board.ts'

type Drawn = NonNullable<NonNullable<LottGame['lastDraw']>['result']>

const FACE: Readonly<Record<string, Face>> = { K3: 'DIE', PK10: 'CAR', LHC: 'MARK' }

/** How the numbers of a family look. */
export const faceOf = (family: string): Face => FACE[family] ?? 'BALL'

/** The class of a number: dice show their pips, cars and Mark Six balls their colours. */
export function lookOf(face: Face, value: string): string {
  if (face === 'DIE') return `lf-die lf-die${value}`
  if (face === 'CAR') return `lf-car lf-car${value}`
  if (face === 'MARK') return `lf-mark lf-${colourOf(Number(value)).toLowerCase()}`
  return face === 'BALL' ? 'lf-ball' : ''
}

/**
 * A result as it looks in its family: balls, dice, cars, coloured balls with the special one apart.
 */
export function Drawn({ family, result, small }: { family: string; result: Drawn; small?: boolean }) {
  if (!Array.isArray(result)) return <ByPrize result={result} />
  const face = faceOf(family)
  const special = family === 'LHC' ? result.length - 1 : -1
  return (
    <ol className={`lf num${small || result.length > 7 ? ' sm' : ''}${face === 'CAR' ? ' cars' : ''}`} dir="ltr">
      {result.map((number, place) => (
        // Places of a draw are what distinguishes its numbers: a number can stand at two.
        <li
          key={place}
          className={place === special ? `${lookOf(face, String(number))} lf-sp` : lookOf(face, String(number))}
        >
          {number}
        </li>
      ))}
      {family === 'PC28' && <li className="lf-sum">= {result.reduce((sum, number) => sum + number, 0)}</li>}
    </ol>
  )
}

const PRIZES = ['first', 'second', 'third', 'front3', 'back3', 'bottom2', 'special', 'consolation'] as const

function ByPrize({ result }: { result: Readonly<Record<string, string | readonly string[]>> }) {
  return (
    <dl className="lf-prizes num">
      {PRIZES.filter((prize) => prize in result).map((prize) => {
        const numbers = result[prize] ?? ''
        return (
          <div key={prize} className={prize === 'first' ? 'top' : undefined}>
            <dt>{text(`lottery.hall.prize.${prize}`)}</dt>
            <dd dir="ltr">{typeof numbers === 'string' ? numbers : numbers.join('  ')}</dd>
          </div>
        )
      })}
    </dl>
  )
}
