import { text } from '@senluna/web/client/text.ts'
import { STRATEGY, UP_CARDS } from '../rules/index.ts'

const cardName = (value: number) => (value === 1 ? 'A' : String(value))

const rowName = (kind: 'hard' | 'soft' | 'pair', value: number): string => {
  if (kind === 'pair') return `${cardName(value)}-${cardName(value)}`
  if (kind === 'soft') return value === 19 ? 'A8+' : `A${value - 11}`
  return value === 8 ? '≤ 8' : value === 17 ? '17+' : String(value)
}

/** The best play by the player's cards and the dealer's open one. */
export const Sheet = () => (
  <>
    <div className="bj-sheet">
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{text('blackjack.sheet.corner')}</th>
            {UP_CARDS.map((up) => (
              <th key={up} scope="col">
                {cardName(up)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STRATEGY.map(({ kind, value, advice }) => (
            <tr key={`${kind}${value}`}>
              <th scope="row">{rowName(kind, value)}</th>
              {advice.split(' ').map((word, nth) => (
                <td key={nth} data-word={word}>
                  {word}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p>{text('blackjack.sheet.words')}</p>
  </>
)
