import { amount } from '@senluna/kit/money.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { text } from '@senluna/web/client/text.ts'
import { useEffect } from 'react'
import { Card } from '../../engine/cards/Card.tsx'
import { cardText } from '../../engine/cards/card-face.ts'
import type { RunBoardProps } from '../../engine/run/definition.ts'
import { HIDDEN, type Hand } from '../rules/index.ts'
import { insuranceIn, resultOf, sidesWon, tableIn, totalText, type Result } from './play.ts'

/** The dealer's cards above, the player's hands below; the one that is played stands out. */
export function Board({ view, write }: RunBoardProps) {
  const table = tableIn(view)
  useEffect(() => {
    document.querySelector('.bj-hands [data-active=true]')?.scrollIntoView({ block: 'nearest' })
  }, [table?.active, table?.hands.length])
  const hands: readonly (Hand | undefined)[] = table?.hands ?? [undefined]
  const insured = insuranceIn(view, table)
  const money = (timesX10000: number) => write.plain(timesStake(amount(view.stake), timesX10000))
  return (
    <div className="bj" dir="ltr">
      <Cards name={text('blackjack.dealer')} cards={table?.dealer ?? []} stands={view.over} />
      <p className="bj-felt">{text('blackjack.felt')}</p>
      <ol className="bj-hands" data-hands={hands.length} aria-label={text('blackjack.yours')}>
        {hands.map((hand, nth) => (
          <li key={nth} data-active={hand !== undefined && nth === table?.active}>
            <Cards
              name={text('blackjack.hand', { nth: nth + 1 })}
              cards={hand?.cards ?? []}
              stands={hand?.done ?? false}
            />
            {hand && <Stake hand={hand} result={resultOf(table, hand, view.over)} money={money} />}
          </li>
        ))}
      </ol>
      <p className="bj-say">
        {table === undefined && text('blackjack.start')}
        {sidesWon(view).map(({ seat, what, timesX10000 }) => (
          <span key={`${seat}${what}`}>
            {text(`blackjack.side.${what}`)} +{money(timesX10000)}
          </span>
        ))}
        {insured !== undefined && (
          <span>
            {text('blackjack.move.i')}{' '}
            {insured === 0 ? text('blackjack.result.lost') : (view.over ? '+' : '') + money(insured)}
          </span>
        )}
      </p>
    </div>
  )
}

function Cards({ name, cards, stands }: { name: string; cards: readonly number[]; stands: boolean }) {
  const open = cards.filter((card) => card !== HIDDEN)
  return (
    <div className="bj-cards">
      <span className="sr">
        {name}: {open.map(cardText).join(', ')}
      </span>
      <div className="bj-fan" aria-hidden>
        {cards.length === 0 ? (
          <Card card={undefined} />
        ) : (
          cards.map((card, nth) => <Card key={`${nth} ${card}`} card={card === HIDDEN ? undefined : card} nth={nth} />)
        )}
      </div>
      {open.length > 0 && <b className="bj-total num">{totalText(open, stands)}</b>}
    </div>
  )
}

function Stake({ hand, result, money }: { hand: Hand; result: Result; money(times: number): string }) {
  return (
    <p className="bj-stake num" data-result={result}>
      <span>{money(hand.doubled ? 20_000 : 10_000)}</span>
      {result !== 'open' && <b>{text(`blackjack.result.${result}`)}</b>}
    </p>
  )
}
