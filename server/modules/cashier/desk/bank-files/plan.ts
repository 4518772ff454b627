import type { BankFileLine } from '@senluna/contract/desk/money/bank-files.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { contentsIn, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { relatedMembers } from '../../../approvals/index.ts'
import { realNames } from '../../../members/index.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { outcomeOf, type Outcome } from '../../receipts/outcome.ts'
import { shownCurrency } from '../deposits/lists.ts'
import { ordersNamed, type OrderNamed } from './queries/orders-named.ts'

/** A line of a file before anything is done with it. */
export interface PlannedLine {
  no: number
  bookedAt: number
  amount: bigint
  content: string
  payerName: string
  reference: string
  /** It is here already, or stands twice in the file. */
  known: boolean
}

/** What each line of a file does when it is released now, and what they come to together. */
export interface Plan {
  rows: BankFileLine[]
  currency: ReturnType<typeof shownCurrency>
  incoming: number
  sum: string
  credits: number
  creditSum: string
  reviews: number
  suspended: number
}

const OUTCOMES = { credit: 'CREDIT', cover: 'CREDIT', review: 'REVIEW', suspense: 'SUSPENSE' } as const

/**
 * What releasing a file does, by the same rule that allocates its lines then. `people`: those who
 * vouch for it.
 */
export async function planOf(
  deposits: Deposits,
  brand: Brand,
  lines: readonly PlannedLine[],
  people: readonly Id<'staff'>[],
  now: Instant,
): Promise<Plan> {
  const { db } = deposits
  const contentOf = ({ content }: PlannedLine) => {
    const named = contentsIn(content, prefixOf(brand.merchantCode))
    return named.length === 1 ? named[0] : undefined
  }
  const contents = lines.map(contentOf)
  const orders = await ordersNamed(db, brand.merchantCode, [...new Set(contents.flatMap((content) => content ?? []))])
  const names = await realNames(
    db,
    [...orders.values()].map((order) => order.member_id),
  )
  const related = new Set((await Promise.all(people.map((person) => relatedMembers(db, person)))).flat())
  const differenceMost = await deposits.differenceMostOf(brand.merchantCode, now)
  const named = new Set<string>()
  const rows = lines.map((line, index): BankFileLine => {
    const order = orders.get(contents[index] ?? '')
    const shown = {
      no: line.no,
      bookedAt: new Date(line.bookedAt).toISOString(),
      amount: line.amount.toString(),
      content: line.content,
      payerName: line.payerName,
      reference: line.reference,
      ...(order ? { orderNo: order.order_no, asked: order.asked.toString() } : {}),
    }
    if (line.known) return { ...shown, outcome: 'KNOWN' }
    if (line.amount <= 0n) return { ...shown, outcome: 'OUT' }
    const outcome = outcomeNow(line, order, named, (order) => ({
      realName: names.get(order.member_id),
      related: related.has(order.member_id),
      differenceMost,
    }))
    return { ...shown, outcome: OUTCOMES[outcome.to], ...('reason' in outcome ? { reason: outcome.reason } : {}) }
  })
  return { rows, ...totalsOf(rows, brand) }
}

/** What lines come to together. */
export function totalsOf(rows: readonly BankFileLine[], brand: Brand): Omit<Plan, 'rows'> {
  const by = (outcome: BankFileLine['outcome']) => rows.filter((row) => row.outcome === outcome)
  const amountOf = (some: readonly BankFileLine[]) =>
    some.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()
  const incoming = [...by('CREDIT'), ...by('REVIEW'), ...by('SUSPENSE')]
  return {
    currency: shownCurrency(brand),
    incoming: incoming.length,
    sum: amountOf(incoming),
    credits: by('CREDIT').length,
    creditSum: amountOf(by('CREDIT')),
    reviews: by('REVIEW').length,
    suspended: by('SUSPENSE').length,
  }
}

/** As it stands now; a second line of the file for the same order comes too late. */
function outcomeNow(
  line: PlannedLine,
  order: OrderNamed | undefined,
  named: Set<string>,
  known: (order: OrderNamed) => Parameters<typeof outcomeOf>[2],
): Outcome {
  if (!order) return { to: 'suspense', reason: 'UNKNOWN' }
  const money = { source: 'BANK', amount: amount(line.amount), payer_name: line.payerName } as const
  const outcome = outcomeOf(money, order, known(order))
  if (outcome.to !== 'credit' && outcome.to !== 'cover') return outcome
  if (named.has(order.order_no)) return { to: 'suspense', reason: 'DUPLICATE' }
  named.add(order.order_no)
  return outcome
}
