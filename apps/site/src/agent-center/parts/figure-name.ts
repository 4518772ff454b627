import type { IncomeFigure } from '@senluna/contract/agent/income.ts'
import type { PalFigure } from '@senluna/contract/agent/profit.ts'
import { text } from '@senluna/web/client/text.ts'

const NAMES = {
  deposit: 'profit.deposit',
  withdraw: 'profit.withdraw',
  bet: 'profit.bet',
  validBet: 'profit.validBet',
  win: 'profit.win',
  activity: 'profit.activity',
  pnl: 'profit.profit',
  rebate: 'team.figure.ownRebate',
  agentRebate: 'team.figure.agentRebate',
  wages: 'team.figure.wages',
  dividend: 'team.figure.dividend',
  depositFee: 'team.figure.depositFee',
  withdrawFee: 'team.figure.withdrawFee',
  transferFromUpline: 'team.figure.transferFromUpline',
  transferToUpline: 'team.figure.transferToUpline',
  transferFromDownline: 'team.figure.transferFromDownline',
  transferToDownline: 'team.figure.transferToDownline',
  vendorIn: 'team.figure.vendorIn',
  vendorOut: 'team.figure.vendorOut',
  dividendReceived: 'team.figure.dividendReceived',
  dividendPaid: 'team.figure.dividendPaid',
  dailyWage: 'team.figure.dailyWage',
  hourlySalary: 'team.figure.hourlySalary',
  realTimeSalary: 'team.figure.realTimeSalary',
  paidToDownlines: 'team.figure.paidToDownlines',
  adjustment: 'team.figure.adjustment',
  net: 'team.figure.net',
} as const satisfies Record<PalFigure | IncomeFigure, string>

/** What a figure of a report is called. */
export const figureName = (figure: PalFigure | IncomeFigure): string => text(NAMES[figure])
