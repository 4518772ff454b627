import { text, isText } from '@senluna/web/client/text.ts'
import { ownDigits } from './own-numbers.ts'

/** A result as the wire has it. */
export type ShownResult = readonly number[] | Readonly<Record<string, string | readonly string[]>>

interface Props {
  result: ShownResult
  /** Numbers of one's own as `ownMarks` writes them: ends that match are lit. */
  own: ReadonlySet<string>
  /** How many of its numbers are shown so far, in the order they are drawn; all where absent. */
  shown?: number
  /**
   * Which of its numbers are shown, when they don't come in that order: `g3 1` is the second of the
   * third prize.
   */
  seen?: ReadonlySet<string>
}

const PRIZES = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8']

/**
 * The numbers of a result in the order they go on air: the North from the first prize on, the
 * others from the eighth; the special last.
 */
export function airOrder(result: ShownResult): readonly string[] {
  if (isBalls(result)) return result.map((_, nth) => `ball ${nth}`)
  const there = PRIZES.filter((prize) => prize in result && prize !== 'db')
  const prizes = [...('g8' in result ? there.toReversed() : there), 'db']
  return prizes.flatMap((prize) => numbersOf(result, prize).map((_, nth) => `${prize} ${nth}`))
}

const isBalls = (result: ShownResult): result is readonly number[] => Array.isArray(result)

const numbersOf = (result: Readonly<Record<string, string | readonly string[]>>, prize: string): readonly string[] => {
  const numbers = result[prize] ?? []
  return typeof numbers === 'string' ? [numbers] : numbers
}

/** A result: by prize, or as balls in the order drawn. */
export function ResultTable({ result, own, shown, seen: come }: Props) {
  const order = airOrder(result)
  const seen = come ?? new Set(order.slice(0, shown ?? order.length))
  if (isBalls(result))
    return (
      <ol className="balls num" dir="ltr">
        {result.map((ball, nth) => (
          <li key={nth} className={own.has(String(ball)) ? 'own' : undefined}>
            {seen.has(`ball ${nth}`) ? ball : '·'}
          </li>
        ))}
      </ol>
    )
  return (
    <table className="res num">
      <tbody>
        {PRIZES.filter((prize) => prize in result).map((prize) => {
          const numbers = numbersOf(result, prize)
          const key = `lottery.prize.${prize}`
          return (
            <tr key={prize}>
              <th scope="row">{isText(key) ? text(key) : prize}</th>
              <td>
                <div className={prize === 'db' ? 'g db' : 'g'} dir="ltr" style={{ '--k': columnsOf(numbers.length) }}>
                  {numbers.map((number, nth) =>
                    seen.has(`${prize} ${nth}`) ? (
                      <Lit key={nth} number={number} width={ownDigits(own, prize, number, nth)} />
                    ) : (
                      <span key={nth} className="hid" aria-hidden>
                        {'•'.repeat(number.length)}
                      </span>
                    ),
                  )}
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const columnsOf = (count: number) => (count > 4 ? Math.ceil(count / 2) : count)

function Lit({ number, width }: { number: string; width: number | undefined }) {
  if (width === undefined) return <span>{number}</span>
  return (
    <span>
      {number.slice(0, -width)}
      <em>{number.slice(-width)}</em>
    </span>
  )
}
