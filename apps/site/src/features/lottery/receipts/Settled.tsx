import './settled.css'
import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { ordersOf } from '@senluna/games/lottery/rules/families/vn/reversed.ts'
import { text } from '@senluna/web/client/text.ts'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { useMemo } from 'react'
import { useBrand } from '../../../brand.ts'
import { pickName, selectionText } from '../draw/names.ts'
import { DrawnResult } from './DrawnResult.tsx'
import { settledLines, type SettledLine } from './settled-lines.ts'

/** So many lines are listed at once; the others on demand. */
const SHOWN = 8

/**
 * How a ticket ended: its numbers with those that won marked, what was drawn, and what each winning
 * line paid.
 */
export function Settled({ ticket }: { ticket: LotteryTicket }) {
  // A list leaves a long selection out until the order is read whole.
  const settled = useMemo(() => (ticket.selection === null ? undefined : settledLines(ticket)), [ticket])
  const lines = settled?.lines ?? []
  return (
    <>
      <Numbers ticket={ticket} hits={settled?.hits ?? NONE} />
      <section className="rcpt-end">
        <h3>{text('lottery.play.results')}</h3>
        <DrawnResult ticket={ticket} hits={settled?.hits ?? NONE} />
        {lines.length > 0 && (
          <>
            <h3>{text('lottery.play.won.lines')}</h3>
            <Lines lines={lines.slice(0, SHOWN)} />
            {lines.length > SHOWN && (
              <details className="small">
                <summary>{text('lottery.play.won.more', { count: lines.length - SHOWN })}</summary>
                <Lines lines={lines.slice(SHOWN)} />
              </details>
            )}
          </>
        )}
      </section>
    </>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The selection, its winning numbers marked where it is a plain list. */
function Numbers({ ticket: { selection, betType }, hits }: { ticket: LotteryTicket; hits: ReadonlySet<string> }) {
  const isList = Array.isArray(selection) && selection.every((pick) => typeof pick !== 'object')
  const isHit = (pick: string) =>
    hits.has(pick) || (betType.endsWith('_DAO') && ordersOf(pick).some((order) => hits.has(order)))
  if (!isList || hits.size === 0)
    return (
      <p className="rcpt-nums num" dir="auto">
        {selectionText(selection)}
      </p>
    )
  return (
    <p className="rcpt-nums num" dir="auto">
      {selection.map((pick, place) => (
        <span key={place}>
          {place > 0 && ', '}
          {isHit(String(pick)) ? <mark>{pickName(String(pick))}</mark> : pickName(String(pick))}
        </span>
      ))}
    </p>
  )
}

function Lines({ lines }: { lines: readonly SettledLine[] }) {
  const { currency } = useBrand()
  return (
    <ul className="rcpt-lines">
      {lines.map(({ selection, count, hits, paid, isPushed }, place) => (
        <li key={place}>
          <span className="num">
            <b dir="auto">
              {selection === undefined ? text('lottery.play.lines', { count }) : selectionText(selection)}
            </b>{' '}
            <small>
              {isPushed ? text('lottery.play.state.PUSH') : hits > 1 && text('lottery.play.hits', { count: hits })}
            </small>
          </span>
          <b className={isPushed ? undefined : 'ok'}>
            <Money digits={paid.toString()} currency={currency} />
          </b>
        </li>
      ))}
    </ul>
  )
}
