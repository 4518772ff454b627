import { amount, type Amount } from '../../money.ts'
import {
  newcomersThatDiffer,
  readNewcomers,
  type LineThatDiffers,
  type WrittenNewcomers,
} from '../affiliates/written-newcomers.ts'
import { readTerms, type WrittenTerms } from '../contracts/written-terms.ts'
import { reckon, type MemberFigures, type Reckoned } from './reckon.ts'

/** A member's figures in writing. */
export interface WrittenFigures extends Pick<MemberFigures, 'memberId' | 'product' | 'counts'> {
  account: string
  validBet: string
  stake: string
  payout: string
  rebates: string
  bonuses: string
  wages: string
  paymentFees: string
}

/** A bill in a file: all that it is reckoned from, and what it says of it. */
export interface Statement {
  /** What kind of file this is, and the form of its lines: 2 has what affiliates are paid by. */
  what: 'senluna bill'
  form: 1 | 2
  billId: string
  contractId: string
  contractVersion: number
  version: number
  brand: string
  account: string
  payer: string
  currency: string
  period: { start: string; endExclusive: string; day: string; isLastOfMonth: boolean }
  terms: WrittenTerms
  carryIn: string
  before: string
  adjustment: string
  figures: readonly WrittenFigures[]
  /** Of an affiliate whose plan pays for new members. */
  newcomers?: WrittenNewcomers
  says: StatementLines
}

/** The lines of a statement that can be worked out again. */
export interface StatementLines {
  validBet: string
  stake: string
  payout: string
  rebates: string
  bonuses: string
  wages: string
  paymentFees: string
  vendorFee: string
  netLoss: string
  base: string
  active: string
  tier: string
  ratePpm: string
  gross: string
  carryOut: string
  /** Of affiliates alone. */
  platformFee?: string
  share?: string
  qualified?: string
  cpa?: string
}

export type { LineThatDiffers } from '../affiliates/written-newcomers.ts'

const units = (digits: string): Amount => amount(BigInt(digits))

const figuresOf = (row: WrittenFigures): MemberFigures => ({
  memberId: row.memberId,
  product: row.product,
  counts: row.counts,
  validBet: units(row.validBet),
  stake: units(row.stake),
  payout: units(row.payout),
  rebates: units(row.rebates),
  bonuses: units(row.bonuses),
  wages: units(row.wages),
  paymentFees: units(row.paymentFees),
})

type Unsaid = Omit<Statement, 'says'>

/** A statement worked out from its terms and its members' figures. */
const reckonedOf = ({ terms, figures, carryIn, before, adjustment, period, newcomers }: Unsaid): Reckoned =>
  reckon(readTerms(terms), {
    figures: figures.map(figuresOf),
    carryIn: units(carryIn),
    isLastOfMonth: period.isLastOfMonth,
    before: units(before),
    adjustment: units(adjustment),
    newcomers: newcomers && readNewcomers(newcomers),
  })

/** What the lines of a statement come to. */
export const linesOf = (statement: Unsaid): StatementLines => linesIn(statement, reckonedOf(statement))

const linesIn = ({ terms }: Unsaid, { team, choice, ...reckoned }: Reckoned): StatementLines => ({
  validBet: String(team.validBet),
  stake: String(team.stake),
  payout: String(team.payout),
  rebates: String(team.rebates),
  bonuses: String(team.bonuses),
  wages: String(team.wages),
  paymentFees: String(team.paymentFees),
  vendorFee: String(reckoned.vendorFee),
  netLoss: String(reckoned.netLoss),
  base: String(reckoned.base),
  active: String(reckoned.active),
  tier: choice.index === undefined ? '' : String(choice.index),
  ratePpm: String(reckoned.rate),
  gross: String(reckoned.gross),
  carryOut: String(reckoned.carryOut),
  ...(terms.affiliate && {
    platformFee: String(reckoned.platformFee),
    share: String(reckoned.share),
    qualified: String(reckoned.qualified),
    cpa: String(reckoned.cpa),
  }),
})

/** The lines of a statement that are not what they come to; none when it is right. */
export function statementDiffers(statement: Statement): LineThatDiffers[] {
  const reckoned = reckonedOf(statement)
  const own = linesIn(statement, reckoned)
  const lines = (Object.keys(own) as (keyof StatementLines)[]).flatMap((line): LineThatDiffers[] => {
    const [says, comesTo] = [statement.says[line] ?? '', own[line] ?? '']
    return says === comesTo ? [] : [{ line, says, comesTo }]
  })
  return [...lines, ...newcomersThatDiffer(statement.newcomers, reckoned.newcomers)]
}

/**
 * A statement out of the text of a file. Throws a plain sentence for a text that is none.
 */
export function readStatement(text: string): Statement {
  let found: Partial<Statement>
  try {
    found = JSON.parse(text) as Partial<Statement>
  } catch {
    throw new Error('The file is no JSON.')
  }
  if (
    found.what !== 'senluna bill' ||
    (found.form !== 1 && found.form !== 2) ||
    !found.terms ||
    !found.figures ||
    !found.says
  )
    throw new Error('The file is no statement of a bill.')
  return found as Statement
}
