import type { DeskMember } from '@senluna/contract/desk/members/members.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'

/** An amount in a member's money. */
export const moneyOf = (member: Pick<DeskMember, 'currency'>, digits: string): string =>
  moneyText(digits, member.currency)
