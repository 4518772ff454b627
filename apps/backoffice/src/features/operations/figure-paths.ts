import type { OverviewFigure } from '@senluna/contract/desk/overview.ts'
import type { Right } from '@senluna/kit/staff.ts'

const LISTS: Readonly<Record<OverviewFigure | 'ngr', readonly [path: string, right: Right]>> = {
  ggr: ['/reports-play?by=product', 'reports.view'],
  ngr: ['/reports-play?by=product', 'reports.view'],
  active: ['/bets?mode=REAL', 'bets.view'],
  deposits: ['/deposits?queue=all&state=CREDITED', 'deposits.view'],
  firstDeposits: ['/deposits?queue=all&first=true', 'deposits.view'],
  withdrawals: ['/withdrawals?', 'withdrawals.view'],
  registrations: ['/members?', 'members.view'],
}

/** Where what a figure of a day is made of is listed; nowhere for who may not see it. */
export function figurePath(name: keyof typeof LISTS, day: string, rights: readonly Right[]): string | undefined {
  const [path, right] = LISTS[name]
  return rights.includes(right) ? `${path}${path.endsWith('?') ? '' : '&'}from=${day}&to=${day}` : undefined
}
