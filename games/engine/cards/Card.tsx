import type { CSSProperties } from 'react'
import { rankOf, suitOf } from './card-face.ts'
import './cards.css'

/** One playing card: its face, or its back where nobody may know it. Read out by who shows it. */
export function Card({ card, nth = 0 }: { card: number | undefined; nth?: number }) {
  const after = { '--nth': nth } as CSSProperties
  if (card === undefined) return <span className="pc back" style={after} aria-hidden />
  const { sign, red } = suitOf(card)
  const rank = rankOf(card)
  return (
    <span className={red ? 'pc red' : 'pc'} style={after} aria-hidden>
      <span className="pc-corner">
        <b>{rank}</b>
        <i>{sign}</i>
      </span>
      <span className="pc-pip">{sign}</span>
    </span>
  )
}
