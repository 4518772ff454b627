import './drum.css'
import { isText, text } from '@senluna/web/client/text.ts'
import { airOrder, type ShownResult } from './ResultTable.tsx'

/** The number that came last out of the drum, of those shown so far. */
export function cameLast(result: ShownResult, shown: number): { prize: string; number: string } | undefined {
  const [prize, nth] = airOrder(result)[shown - 1]?.split(' ') ?? []
  if (prize === undefined || Array.isArray(result)) return undefined
  const numbers = (result as Readonly<Record<string, string | readonly string[]>>)[prize] ?? []
  return { prize, number: (typeof numbers === 'string' ? [numbers] : numbers)[Number(nth)] ?? '' }
}

/** A drum that turns, and the digits of the number that just fell out of it with its prize. */
export function Drum({ result, shown }: { result: ShownResult; shown: number }) {
  const came = cameLast(result, shown)
  const key = `lottery.prize.${came?.prize}`
  return (
    <div className="drum" data-theme="dark" aria-hidden>
      <div className="drum-in">
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="drum-out">
        <small>{came && (isText(key) ? text(key) : came.prize)}</small>
        <ol key={shown} className="lf num" dir="ltr">
          {[...(came?.number ?? '')].map((digit, place) => (
            <li key={place} className={came?.prize === 'db' ? 'lf-ball db' : 'lf-ball'}>
              {digit}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
