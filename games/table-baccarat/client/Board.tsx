import { text } from '@senluna/web/client/text.ts'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { useWay } from '../../engine/instant/use-way.ts'
import { handsOf, outcomeOfHands, totalOf } from '../rules/index.ts'
import { Bets } from './Bets.tsx'
import { Card } from './Card.tsx'
import { turned } from './deal.ts'
import { Road } from './Road.tsx'

const SIDES = ['player', 'banker'] as const

/** Both hands, the bets before them, and the road of one's own rounds. */
export function Board({ choice, draws, moving, ms, locked, rounds, bets }: BoardProps) {
  const share = useWay(draws, moving ? ms : 0)
  const hands = draws && handsOf(draws)
  const shown = hands && turned(hands, moving ? share : 1)
  const outcome = hands && !moving ? outcomeOfHands(hands) : undefined
  return (
    <div className="bc">
      <div className="bc-hands">
        {SIDES.map((side) => {
          const cards = shown?.[side] ?? []
          const won = outcome?.winner === side
          return (
            <section
              key={side}
              className={`bc-hand ${side}`}
              data-won={won || undefined}
              aria-label={text(`baccarat.${side}`)}
            >
              <h2>
                {text(`baccarat.${side}`)}
                <b className="num">{cards.length > 0 ? totalOf(cards) : ''}</b>
              </h2>
              <div className="bc-cards">
                {[0, 1].map((nth) => (
                  <Card key={`${nth} ${cards[nth]}`} card={cards[nth]} third={false} />
                ))}
                {cards[2] !== undefined && <Card card={cards[2]} third />}
              </div>
            </section>
          )
        })}
        {outcome?.winner === 'tie' && <p className="bc-tie">{text('baccarat.tie')}</p>}
      </div>
      <Bets {...{ choice, locked, outcome }} onLay={(bet) => bets?.lay([{ bet, units: 1 }])} />
      <Road rounds={rounds} />
    </div>
  )
}
