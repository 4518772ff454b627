import { PRODUCTS } from '@senluna/kit/product.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
import { reportDays } from './overview.ts'
import { accountType, crumbs } from './team.ts'

/** What a row says on each tab. P/L is the players' side: wins less bets, own rebate, gifts. */
export const PAL_FIGURES = {
  PNL: [
    'deposit',
    'withdraw',
    'bet',
    'validBet',
    'win',
    'rebate',
    'agentRebate',
    'activity',
    'wages',
    'dividend',
    'pnl',
  ],
  FUNDS: [
    'deposit',
    'depositFee',
    'withdraw',
    'withdrawFee',
    'transferFromUpline',
    'transferToUpline',
    'transferFromDownline',
    'transferToDownline',
    'vendorIn',
    'vendorOut',
    'dividendReceived',
    'dividendPaid',
  ],
} as const
/** Of one product: what only bets say. */
export const PAL_OF_PRODUCT: ReadonlySet<string> = new Set<PalFigure>(['bet', 'validBet', 'win', 'pnl'])
export type PalTab = keyof typeof PAL_FIGURES
export type PalFigure = (typeof PAL_FIGURES)[PalTab][number]

/** Amounts by the names of their tab. What goes out stands as an amount above 0, too. */
const figures = z.partialRecord(z.enum([...PAL_FIGURES.PNL, ...PAL_FIGURES.FUNDS]), wire.digits)

const palRow = z.object({
  id: wire.id<'member'>(),
  account: z.string(),
  type: accountType,
  /** It has accounts below it. */
  leads: z.boolean(),
  figures,
})
export type PalRow = z.infer<typeof palRow>

export const profitTab = z.enum(['PNL', 'FUNDS'])

export const agentProfit = endpoint({
  summary:
    'Profit and loss, or funds, of an account alone and of each account right below it with its whole team. All rows and the account itself come to the total.',
  method: 'GET',
  path: '/wps/agent/pal',
  switch: 'AGENT',
  for: 'agent',
  query: z.object({
    ...reportDays,
    /** The account in focus; absent: the caller. */
    parentId: z.optional(z.string().check(z.maxLength(60))),
    tab: z.optional(profitTab),
    /** 0: each account below alone, without its own team. */
    team: z.optional(z.enum(['0', '1'])),
    /** Of one product only bets count. */
    product: z.optional(z.enum(PRODUCTS)),
    ...wire.pageQuery,
  }),
  reply: z.object({
    from: wire.day,
    to: wire.day,
    tab: profitTab,
    self: palRow,
    page: wire.page(palRow),
    total: figures,
    crumbs,
  }),
  refusals: ['AUTH_FORBIDDEN', 'AGT_NOT_IN_TEAM', 'VAL_FIELD'],
})
export type AgentProfit = z.infer<typeof agentProfit.reply>
