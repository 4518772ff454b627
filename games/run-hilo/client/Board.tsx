import { text } from '@senluna/web/client/text.ts'
import type { RunBoardProps } from '../../engine/run/definition.ts'
import { rankText } from '../rules/index.ts'

/** Suits are drawn for the eye alone: each card has one by its place, none counts. */
const SUITS = ['♠', '♥', '♣', '♦']
const SHOWN = 8

/** The card on top, and those that were turned before it. */
export function Board({ view, gained }: RunBoardProps) {
  const { shown, over, timesX10000 } = view
  const top = shown.at(-1)
  const before = shown.slice(0, -1)
  return (
    <div className="hilo" dir="ltr">
      <div className="hilo-top" data-state={over ? (timesX10000 > 0 ? 'won' : 'lost') : 'open'}>
        {top === undefined ? (
          <div className="hilo-card back" />
        ) : (
          <Card key={shown.length} rank={top} place={shown.length - 1} />
        )}
        {gained && <span className="hilo-gain num">{gained}</span>}
      </div>
      <p className="hilo-say">{top === undefined ? text('hilo.start') : ' '}</p>
      <ol className="hilo-row" aria-label={text('hilo.cards')}>
        {before.slice(-SHOWN).map((rank, nth) => {
          const place = Math.max(0, before.length - SHOWN) + nth
          return (
            <li key={place}>
              <Card rank={rank} place={place} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Card({ rank, place }: { rank: number; place: number }) {
  const suit = SUITS[(place * 3 + rank) % SUITS.length] ?? '♠'
  return (
    <div className={suit === '♥' || suit === '♦' ? 'hilo-card red' : 'hilo-card'}>
      <span className="sr">{text('hilo.card', { rank: rankText(rank) })}</span>
      <b aria-hidden>{rankText(rank)}</b>
      <i aria-hidden>{suit}</i>
    </div>
  )
}
