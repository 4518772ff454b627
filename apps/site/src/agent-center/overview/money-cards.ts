import type { AgentOverview } from '@senluna/contract/agent/overview.ts'
import { text } from '@senluna/web/client/text.ts'
import type { MoneyCard } from '../parts/MoneyCards.tsx'

const CARDS = [
  ['deposit', 'profit.deposit', 'more'],
  ['withdraw', 'profit.withdraw', undefined],
  ['bet', 'profit.bet', 'more'],
  ['validBet', 'profit.validBet', 'more'],
  ['win', 'profit.win', undefined],
  ['rebate', 'profit.rebate', undefined],
  ['activity', 'profit.activity', undefined],
  ['wages', 'team.figure.wages', undefined],
  ['dividend', 'team.figure.dividend', undefined],
  ['pnl', 'team.figure.teamPnl', 'more'],
] as const

/** The amounts of the overview. Green and red only where more is clearly better. */
export const moneyCards = (money: AgentOverview['money']): MoneyCard[] =>
  CARDS.map(([key, name, better]) => ({
    key,
    name: text(name),
    ...money[key],
    ...(better && { better }),
    ...(key === 'pnl' && { main: true }),
  }))
