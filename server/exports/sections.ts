import { bets, type BetRow } from '@senluna/contract/money/records.ts'
import { wireName } from '@senluna/contract/names.ts'
import { iso } from '@senluna/kit/time.ts'
import { depositsFor, payoutAccountsFor, withdrawalsFor } from '../modules/cashier/index.ts'
import { roomLinesFor, talksFor } from '../modules/chat/index.ts'
import { ticketsFor } from '../modules/feedback/index.ts'
import { identitiesOf } from '../modules/identities/index.ts'
import { applicationsFor } from '../modules/kyc/index.ts'
import { messagesFor } from '../modules/messages/index.ts'
import { limitsOf, stepsOf } from '../modules/protection/index.ts'
import { allPages, type ExportSection } from '../modules/security/index.ts'
import { betsOf } from '../modules/wagers/index.ts'
import { recordOf } from '../modules/wallet/index.ts'
import { queryOf } from '../platform/database/query.ts'

const PAGE = 500
/** Each is read with all its messages. */
const TICKETS = 50

/** A member's bets, named as their call names them. */
const BET_COLUMNS = [
  'betNo',
  'roundId',
  'product',
  'vendorCode',
  'gameId',
  'placedAt',
  'settledAt',
  'stake',
  'payout',
  'pnl',
  'validBet',
  'currency',
  'mode',
  'status',
  'balanceBefore',
  'balanceAfter',
] as const satisfies readonly (keyof BetRow)[]

/**
 * What modules after the security keep of a member: their files in the export of one's own data.
 */
export const exportSections = (kindName: (language: string, kind: number) => string): readonly ExportSection[] => [
  {
    name: 'bets',
    columns: BET_COLUMNS,
    titles: () => BET_COLUMNS.map((column) => wireName(bets.names, column)),
    rows: ({ db, member }) => allPages((after) => betsOf(db, member.id, { after, size: PAGE })),
  },
  {
    name: 'transactions',
    columns: ['serialNo', 'at', 'type', 'typeName', 'amount', 'before', 'balance', 'status'],
    rows: ({ db, member, language }) =>
      allPages((after) => recordOf(queryOf(db), member.id, { after, size: PAGE }, (kind) => kindName(language, kind))),
  },
  {
    name: 'deposits',
    columns: ['orderNo', 'at', 'method', 'currency', 'asked', 'received', 'fee', 'payerName', 'state', 'creditedAt'],
    rows: ({ db, member }) => allPages((after) => depositsFor(db, member, { after, size: PAGE })),
  },
  {
    name: 'withdrawals',
    columns: [
      'orderNo',
      'at',
      'currency',
      'amount',
      'fee',
      'returned',
      'bank',
      'account',
      'holder',
      'state',
      'endedAt',
    ],
    rows: ({ db, member }) => allPages((after) => withdrawalsFor(db, member, { after, size: PAGE })),
  },
  {
    name: 'payout-accounts',
    columns: ['addedAt', 'kind', 'bank', 'account', 'holder', 'state'],
    rows: async function* ({ db, member }) {
      yield* await payoutAccountsFor(db, member)
    },
  },
  {
    name: 'feedback',
    rows: ({ db, member }) => allPages((after) => ticketsFor(db, member, { after, size: TICKETS })),
  },
  {
    name: 'messages',
    rows: ({ db, member, brand, language }) =>
      allPages((after) => messagesFor(db, member.id, { brand, language }, { after, size: PAGE })),
  },
  {
    name: 'talks-with-service',
    columns: ['conversation', 'startedAt', 'state', 'at', 'from', 'text'],
    rows: ({ db, member }) => allPages((after) => talksFor(db, member, { after, size: PAGE })),
  },
  {
    name: 'chat-rooms',
    columns: ['at', 'room', 'text', 'removedAt'],
    rows: ({ db, member }) => allPages((after) => roomLinesFor(db, member, { after, size: PAGE })),
  },
  {
    name: 'identity-checks',
    rows: ({ db, member }) => allPages((after) => applicationsFor(db, member, { after, size: PAGE })),
  },
  {
    name: 'sign-ins',
    columns: ['provider', 'name', 'linkedAt', 'usedAt'],
    rows: async function* ({ db, member }) {
      for (const { provider, name, linkedAt, usedAt } of await identitiesOf(db, member.id))
        yield { provider, name, linkedAt: iso(linkedAt), usedAt: usedAt === null ? '' : iso(usedAt) }
    },
  },
  {
    name: 'limits',
    rows: async function* ({ db, member }) {
      for (const [kind, limit] of await limitsOf(db, member.id))
        yield {
          kind,
          value: limit.value?.toString() ?? null,
          asked: limit.pending && {
            value: limit.pending.value?.toString() ?? null,
            at: new Date(limit.pending.at).toISOString(),
          },
        }
    },
  },
  {
    name: 'limit-changes',
    columns: ['at', 'what', 'detail'],
    rows: ({ db, member }) => allPages((after) => stepsOf(db, member.id, after, PAGE)),
  },
]
