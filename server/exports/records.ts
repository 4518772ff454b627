import type { TransRow } from '@senluna/contract/money/records.ts'
import { money } from '@senluna/kit/currency.ts'
import { plainText } from '@senluna/text/all.ts'
import type { TextKey } from '@senluna/text/index.ts'
import { gameNames } from '../modules/catalog/index.ts'
import { allPages, type ExportSection, type RecordExport, type Security } from '../modules/security/index.ts'
import { betsOf } from '../modules/wagers/index.ts'
import { recordOf } from '../modules/wallet/index.ts'
import { queryOf } from '../platform/database/query.ts'

const PAGE = 500

const BETS = {
  time: 'records.time',
  settled: 'records.settled',
  no: 'records.no',
  game: 'records.game',
  vendor: 'records.vendor',
  stake: 'records.stake',
  validBet: 'records.validBet',
  payout: 'records.payout',
  pnl: 'records.pnl',
  balance: 'records.balanceAfter',
  status: 'records.status',
} as const satisfies Readonly<Record<string, TextKey>>

const TRANSACTIONS = {
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
 * The records a member can have as a table: in the reader's language, amounts as plain decimal
 * numbers.
 */
export const recordExports = (
  kindName: (language: string, kind: number) => string,
): Pick<Security['records'], 'BETS' | 'TRANSACTIONS'> => ({
  BETS: ({ filter, from, until }: RecordExport): ExportSection => ({
    name: 'bets',
    ...titled(BETS),
    rows: async function* ({ db, member, brand, language }) {
      const { product, vendorCode, betStatus: status, mode } = filter
      const narrowed = { product, vendorCode, status, mode, from, until }
      const named = async (after: string | undefined) => {
        const page = await betsOf(db, member.id, { ...narrowed, after, size: PAGE })
        const names = await gameNames(
          db,
          brand.merchantCode,
          page.list.map(({ gameId }) => gameId),
          language,
        )
        return { ...page, list: page.list.map((row) => ({ ...row, game: names.get(row.gameId) ?? row.gameId })) }
      }
      for await (const row of allPages(named))
        yield {
          time: row.placedAt,
          settled: row.settledAt ?? '',
          no: row.betNo,
          game: row.game,
          vendor: row.vendorCode,
          ...decimals(row, ['stake', 'validBet', 'payout', 'pnl'], brand.currency.scale),
          balance: decimal(row.balanceAfter, brand.currency.scale),
          status: plainText(language, `betStatus.${row.status}`),
        }
    },
  }),
  TRANSACTIONS: ({ filter, from, until }: RecordExport): ExportSection => ({
    name: 'transactions',
    ...titled(TRANSACTIONS),
    rows: async function* ({ db, member, brand, language }) {
      const narrowed = { group: filter.typeGroup, status: filter.status, from, until, size: PAGE }
      const page = (after: string | undefined) =>
        recordOf(queryOf(db), member.id, { ...narrowed, after }, (kind) => kindName(language, kind))
      for await (const row of allPages<TransRow>(page))
        yield {
          time: row.at,
          no: row.serialNo,
          type: row.typeName,
          ...decimals(row, ['amount', 'balance'], brand.currency.scale),
          status: plainText(language, `transStatus.${row.status}`),
        }
    },
  }),
})

const decimal = (digits: string, scale: number): string =>
  money(BigInt(digits), { scale, displayDecimals: scale }).replaceAll(',', '')

/** Amounts of a row as plain decimal numbers. */
export const decimals = <Name extends string>(
  row: Readonly<Record<Name, string>>,
  names: readonly Name[],
  scale: number,
) => Object.fromEntries(names.map((name) => [name, decimal(row[name], scale)]))
