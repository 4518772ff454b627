import { text } from '@senluna/web/client/text.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { Card } from '../../engine/cards/Card.tsx'
import { cardText } from '../../engine/cards/card-face.ts'
import type { RunBoardProps } from '../../engine/run/definition.ts'
import { CONFIGURATION, HANDS, pokerHandOf } from '../rules/index.ts'
import { keptIn, lying, toggled } from './hold.ts'

/** The table of what each hand pays, and the five cards; each is kept or put away by a press. */
export function Board({ view, open, draft, onDraft, write }: RunBoardProps) {
  const cards = lying(view)
  const hand = cards.length === 0 ? undefined : pokerHandOf(cards)
  return (
    <div className="vp" dir="ltr" data-state={view.over ? (hand ? 'won' : 'lost') : 'open'}>
      <ul className="vp-pays num">
        {HANDS.map((name) => (
          <li key={name} data-on={name === hand}>
            <span>{text(`videoPoker.hand.${name}`)}</span>
            <b>{write.plain(timesStake(amount(view.stake), CONFIGURATION.pays[name] * 10_000))}</b>
          </li>
        ))}
      </ul>
      <ol className="vp-cards" aria-label={text('videoPoker.cards')}>
        {[0, 1, 2, 3, 4].map((place) => {
          const card = cards[place]
          const kept = keptIn(view, draft, place)
          return (
            <li key={place} data-kept={kept}>
              <button
                type="button"
                disabled={!open}
                aria-pressed={kept}
                aria-label={
                  card === undefined
                    ? text('videoPoker.closed', { place: place + 1 })
                    : text('videoPoker.card', { place: place + 1, card: cardText(card) })
                }
                onClick={() => onDraft(toggled(draft, place))}
              >
                <Card key={`${card}`} card={card} nth={place} />
              </button>
              <span className="vp-held" aria-hidden>
                {kept ? text('videoPoker.held') : ''}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="vp-say">
        {cards.length === 0
          ? text('videoPoker.start')
          : view.over
            ? hand
              ? text(`videoPoker.hand.${hand}`)
              : text('videoPoker.nothing')
            : text('videoPoker.choose')}
      </p>
    </div>
  )
}
