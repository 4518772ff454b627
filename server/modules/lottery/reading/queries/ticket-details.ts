import type { BetRow } from '@senluna/contract/money/records.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { Lottery } from '../../lottery.ts'
import { nameOfType } from '../names.ts'

const READ = `select t.id, d.numero, t.bet_type, left(t.selection::text, 200) as selection
  from lottery.ticket t join lottery.draw d on d.no = t.draw_no
  where t.owner_id = $1 and t.id = any ($2)`

interface Row {
  id: Id<'ticket'>
  numero: string
  bet_type: string
  selection: string
}

const PRODUCTS: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'VNLOTT'])
const LONGEST = 60

/** What the betting record says of lottery tickets: numero, bet type and what was chosen. */
export async function ticketDetails(
  { db }: Lottery,
  owner: Id<'member'>,
  rows: readonly Pick<BetRow, 'betNo' | 'product'>[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.filter(({ product }) => PRODUCTS.has(product)).map(({ betNo }) => betNo)
  if (ids.length === 0) return new Map()
  const tickets = await queryOf(db)<Row>(READ, [owner, ids])
  return new Map(
    tickets.map((ticket) => {
      const type = nameOfType(ticket.bet_type, language)
      return [ticket.id, [ticket.numero, type, chosen(ticket.selection)].filter(Boolean).join(' · ')]
    }),
  )
}

/** A selection as one line of words, cut where it is long. */
function chosen(selection: string): string {
  if (selection === 'null') return ''
  const words = selection
    .replaceAll(/["[\]{}]/g, ' ')
    .replaceAll(/\s*[,:]\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
}
