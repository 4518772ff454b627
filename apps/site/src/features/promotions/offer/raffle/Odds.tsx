import { text } from '@senluna/web/client/text.ts'
import { useBrand } from '../../../../brand.ts'
import { prizeText } from '../../../../rewards/prize-text.ts'
import type { OfferProps } from '../offer-props.ts'

/** A share as it is: as many digits behind the point as say it, four at most. */
const shareText = (weight: number, sum: number): string => `${Number(((weight / sum) * 100).toFixed(4))}%`

/** Every prize with its odds and what is left of it. */
export function Odds({ prizes }: Pick<OfferProps<'RAFFLE'>['offer'], 'prizes'>) {
  const { currency } = useBrand()
  const sum = prizes.reduce((before, { weight }) => before + weight, 0)
  return (
    <table className="raffle-odds">
      <caption>
        {text('raffle.odds')}
        <small>{text('raffle.equal')}</small>
      </caption>
      <tbody>
        {prizes.map(({ id, amount, extra, weight, left }) => (
          <tr key={id}>
            <th scope="row">
              {prizeText({ amount, extra }, currency) || text('raffle.nothing')}
              {left !== null && (
                <small>{left === 0 ? text('raffle.gone') : text('raffle.left', { count: String(left) })}</small>
              )}
            </th>
            <td className="num">{shareText(weight, sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
