import type { BetRow } from '@senluna/contract/money/records.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { Lottery } from '../../lottery.ts'
import { nameOfType, drawNumberIn, freeIn, selectionIn } from '../names.ts'

/** So much of a selection is read: what is longer is cut in the record anyway. */
const READ_MOST = 400

const READ = `select t.id, d.numero as "drawNumber", t.bet_type, left(t.selection::text, ${READ_MOST}) as selection,
    d.lock_at as "lockAt", f.ticket_id is not null as "isFree"
  from lottery.ticket t join lottery.draw d on d.no = t.draw_no
    left join lottery.free_ticket f on f.owner_id = t.owner_id and f.ticket_id = t.id
  where t.owner_id = $1 and t.id = any ($2)`

interface Row {
  id: Id<'ticket'>
  drawNumber: string
  bet_type: string
  selection: string
  lockAt: Date
  isFree: boolean
}

const PRODUCTS: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'VNLOTT'])
const LONGEST = 60
const HIDDEN = '***'

/**
 * What the betting record says of lottery tickets, in the words of the reader's language: the draw,
 * the bet type and what was chosen. With `hiddenAt`, for others than the player, what was chosen
 * stands only where the draw had closed by then.
 */
export async function ticketDetails(
  { db }: Lottery,
  owner: Id<'member'>,
  rows: readonly Pick<BetRow, 'betNo' | 'product'>[],
  language: string,
  hiddenAt?: Instant,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.filter(({ product }) => PRODUCTS.has(product)).map(({ betNo }) => betNo)
  if (ids.length === 0) return new Map()
  const tickets = await queryOf(db)<Row>(READ, [owner, ids])
  return new Map(
    tickets.map((ticket) => {
      const type = nameOfType(ticket.bet_type, language)
      const isHidden = hiddenAt !== undefined && ticket.lockAt.getTime() > hiddenAt
      const chosen = isHidden ? HIDDEN : shortened(selectionIn(selectionOf(ticket.selection), language))
      return [
        ticket.id,
        [drawNumberIn(ticket.drawNumber, language), type, chosen, ticket.isFree && freeIn(language)]
          .filter(Boolean)
          .join(' · '),
      ]
    }),
  )
}

/** A selection as it was stored; of one that was cut, what can still be read of it, in a row. */
function selectionOf(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return Array.from(stored.matchAll(/"([^"]*)"|\d+/g), ([number, word]) => word ?? number)
  }
}

const shortened = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words)
