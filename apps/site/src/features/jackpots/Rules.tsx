import type { JackpotPot } from '@senluna/contract/play/jackpots.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { backText, ppmText } from './share-text.ts'

/** How pots grow and are won, and what each costs and returns. */
export function Rules({ pots }: { pots: readonly JackpotPot[] }) {
  const { currency } = useBrand()
  return (
    <>
      <h2>{text('jackpots.rules')}</h2>
      <ul className="rules">
        <li>{text('jackpots.rule.growth')}</li>
        <li>{text('jackpots.rule.random')}</li>
        <li>{text('jackpots.rule.mustHit')}</li>
        <li>{text('jackpots.rule.paid')}</li>
      </ul>
      <div className="card table-box">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{text('jackpots.level')}</th>
              <th scope="col" className="end">
                {text('jackpots.seed')}
              </th>
              <th scope="col" className="end">
                {text('jackpots.share')}
              </th>
              <th scope="col" className="end">
                {text('jackpots.back')}
              </th>
              <th scope="col">{text('jackpots.promised')}</th>
            </tr>
          </thead>
          <tbody>
            {pots.map((pot) => (
              <tr key={pot.level}>
                <td data-label={text('jackpots.level')}>
                  <b>{text(`jackpots.${pot.level}`)}</b>
                </td>
                <td data-label={text('jackpots.seed')} className="num end">
                  {moneyText(pot.terms.seed, currency)}
                </td>
                <td data-label={text('jackpots.share')} className="num end">
                  {ppmText(pot.terms.mainPpm + pot.terms.reservePpm)}
                </td>
                <td data-label={text('jackpots.back')} className="num end">
                  {backText(pot)}
                </td>
                <td data-label={text('jackpots.promised')} className="num hash">
                  {pot.commitment ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
