import { text } from '@senluna/web/client/text.ts'
import { CONFIGURATION, HANDS } from '../rules/index.ts'

/** How video poker is played, and what each hand is and pays. */
export const Rules = () => (
  <>
    <p>{text('videoPoker.rules.how')}</p>
    <p>{text('videoPoker.rules.return')}</p>
    <table className="ig-odds num">
      <tbody>
        {HANDS.map((hand) => (
          <tr key={hand}>
            <th scope="row">{text(`videoPoker.hand.${hand}`)}</th>
            <td>{CONFIGURATION.pays[hand]}×</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{text('videoPoker.rules.kept')}</p>
  </>
)
