import type { TeamBet, TeamTransaction } from '@senluna/contract/agent/records.ts'
import type { TeamFile } from '@senluna/kit/agents/pages.ts'
import { instant } from '@senluna/kit/time.ts'
import { plainText } from '@senluna/text/all.ts'
import type { TextKey } from '@senluna/text/index.ts'
import { UNIT_REBATES } from '../families.ts'
import { checkTeamFile } from '../modules/agents/index.ts'
import { rebatesOfBets } from '../modules/rebates/index.ts'
import {
  allPages,
  type ExportOf,
  type ExportSection,
  type RecordExport,
  type Security,
} from '../modules/security/index.ts'
import {
  betPage,
  callerAgent,
  transactionPage,
  whoseRows,
  type PrincipalOf,
  type TeamDeps,
} from '../modules/teams/index.ts'
import { decimals } from './records.ts'

/** How long a team's file may be, and how many rows of it are read at once. */
export interface TeamFileSize {
  most: number
  page: number
}
export const TEAM_FILE_SIZE: TeamFileSize = { most: 50_000, page: 500 }

const BETS = {
  account: 'team.account',
  time: 'records.time',
  settled: 'records.settled',
  no: 'records.no',
  game: 'records.game',
  vendor: 'records.vendor',
  stake: 'records.stake',
  validBet: 'records.validBet',
  payout: 'records.payout',
  pnl: 'records.pnl',
  rebate: 'records.rebate',
  earned: 'team.bets.earned',
  status: 'records.status',
} as const satisfies Readonly<Record<string, TextKey>>

const TRANSACTIONS = {
  account: 'team.account',
  time: 'records.time',
  no: 'records.no',
  type: 'records.type',
  amount: 'records.amount',
  balance: 'records.balanceAfter',
  status: 'records.status',
} as const satisfies Readonly<Record<string, TextKey>>

const titled = (columns: Readonly<Record<string, TextKey>>) => ({
  columns: Object.keys(columns),
  titles: (language: string) => Object.values(columns).map((key) => plainText(language, key)),
})

/**
 * The records of a team that its agent can have as a table, by the same rules as its pages: whoever
 * is no agent any more, or names an account that left the team, gets none.
 */
export const teamExports = (
  principalOf: PrincipalOf,
  kindName: TeamDeps['kindName'],
  { most, page: size } = TEAM_FILE_SIZE,
): Pick<Security['records'], 'TEAM_BETS' | 'TEAM_TRANSACTIONS'> => {
  const open = async ({ db, member, brand }: ExportOf, file: TeamFile, { filter, from, until }: RecordExport) => {
    await checkTeamFile(db, { memberId: member.id, type: member.type }, file)
    const deps: TeamDeps = {
      db,
      principalOf,
      kindName,
      detailsOf: () => Promise.resolve(new Map()),
      rebatesOf: (...asked) => rebatesOfBets({ db, units: UNIT_REBATES }, ...asked),
    }
    const agent = await callerAgent(deps, { memberId: member.id, type: member.type })
    const days = { from: filter.from ?? dayOf(from, brand.timeZone), to: filter.to ?? dayOf(until, brand.timeZone, 1) }
    return { deps, agent, whose: await whoseRows(db, { brand, agent, days }, filter) }
  }
  return {
    TEAM_BETS: (asked): ExportSection => ({
      name: 'team-bets',
      ...titled(BETS),
      most,
      rows: async function* (who) {
        const { deps, agent, whose } = await open(who, 'TEAM_BETS', asked)
        const { product, vendorCode: vendor, betStatus: status } = asked.filter
        const { language, brand } = who
        const reader = { language, now: instant(asked.until.getTime()) }
        const page = (after: string | undefined) =>
          betPage(deps, agent, whose, { product, vendor, status, betNo: undefined, after, size }, reader)
        for await (const row of allPages<TeamBet>(page))
          yield {
            account: row.owner.account,
            time: row.placedAt,
            settled: row.settledAt ?? '',
            no: row.betNo,
            game: row.game,
            vendor: row.vendorCode,
            ...decimals(row, ['stake', 'validBet', 'payout', 'pnl', 'rebate', 'earned'], brand.currency.scale),
            status: plainText(language, `betStatus.${row.status}`),
          }
      },
    }),
    TEAM_TRANSACTIONS: (asked): ExportSection => ({
      name: 'team-transactions',
      ...titled(TRANSACTIONS),
      most,
      rows: async function* (who) {
        const { deps, agent, whose } = await open(who, 'TEAM_TRANSACTIONS', asked)
        const { language, brand } = who
        const page = (after: string | undefined) =>
          transactionPage(deps, agent, whose, { typeGroup: asked.filter.teamGroup, after, size, language })
        for await (const row of allPages<TeamTransaction>(page))
          yield {
            account: row.owner.account,
            time: row.at,
            no: row.serialNo,
            type: row.typeName,
            ...decimals(row, ['amount', 'balance'], brand.currency.scale),
            status: plainText(language, `transStatus.${row.status}`),
          }
      },
    }),
  }
}

/** The day of a moment, or of the moment before one that is excluded. */
const dayOf = (at: Date, timeZone: string, before = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at.getTime() - before)
