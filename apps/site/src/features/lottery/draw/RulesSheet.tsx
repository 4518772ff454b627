import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { howOf, typeName } from './names.ts'
import { priceText } from '../board/price-text.ts'

interface Props {
  title: string
  terms: readonly BetTypeTerms[]
  onClose: () => void
}

/**
 * How each bet of a game wins, what it pays, and how much of all stakes comes back in the long run.
 */
export function RulesSheet({ title, terms, onClose }: Props) {
  return (
    <Modal title={`${title} · ${text('lottery.play.howTo')}`} size="wide" onClose={onClose}>
      <p className="small muted">{text('lottery.play.rulesLead')}</p>
      <ul className="rules">
        {terms.map(({ code, price, units, rtpX100 }) => (
          <li key={code}>
            <b>{typeName(code)}</b>
            <p>{howOf(code)}</p>
            <small className="num">
              {text('lottery.play.rulesLine', {
                pays: priceText(price) ?? '—',
                units,
                rtp: percentText(rtpX100),
              })}
            </small>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
