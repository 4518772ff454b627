import { OFFER_WAITS, TERMINATION_WAITS } from '@senluna/kit/agents/contracts/contract-states.ts'
import { iso, later } from '@senluna/kit/time.ts'
import type { Draft } from '../send-message.ts'
import type { MessageArgs, Template } from '../template.ts'
import type { AccountEvent, DraftOf } from './draft-of.ts'

type Moved = AccountEvent<'contractMoved'>

/** Where the contracts of each kind stand. */
const PAGES = {
  DIVIDEND: 'agentDividendRecord2',
  DAILY_SALARY: 'agentDailyWages2',
  HOURLY_SALARY: 'agentHourSalary',
  REALTIME_SALARY: 'agentHourSalary',
} as const satisfies Record<Moved['payload']['kind'], string>

/**
 * What each side learns of a contract: who acted does not, but for what they signed or ended.
 */
const contractMoved: DraftOf<'contractMoved'> = (event) => {
  const { payload, at } = event
  const { state, role, from, until, endReason } = payload
  const didIt = payload.actor === role
  switch (payload.event) {
    case 'OFFER':
      return didIt ? undefined : draft(event, 'contractOffered', { until: { at: iso(later(at, OFFER_WAITS)) } })
    case 'TERMINATE':
      return didIt ? undefined : draft(event, 'contractEndAsked', { until: { at: iso(later(at, TERMINATION_WAITS)) } })
    case 'REJECT':
      if (didIt) return undefined
      return state === 'SIGNED' ? draft(event, 'contractEndRefused', {}) : over(event, 'REJECTED')
    case 'WITHDRAW':
      return didIt ? undefined : over(event, 'WITHDRAWN')
    default:
  }
  if (state === 'SIGNED' && from !== undefined) return draft(event, 'contractSigned', { from: { at: from } })
  if (state === 'EXPIRED' || state === 'CANCELLED') return over(event, state)
  if (until === undefined || endReason === undefined) return undefined
  return draft(event, 'contractEnded', { until: { at: until }, reason: { text: `contract.ended.${endReason}` } })
}

const over = (event: Moved, how: 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'CANCELLED'): Draft =>
  draft(event, 'contractOfferOver', { how: { text: `message.contract.over.${how}` } })

const draft = ({ memberId, payload }: Moved, template: Template, args: MessageArgs): Draft => ({
  memberId,
  tab: 'PERSONAL',
  template,
  args: {
    other: payload.other ?? { text: 'contract.house' },
    kind: { text: `contract.kind.${payload.kind}` },
    ...args,
  },
  route: `/agentCenter/${PAGES[payload.kind]}`,
})

const TEMPLATES = {
  PAID: 'billPaid',
  PARTIAL: 'billPartial',
  INSUFFICIENT: 'billUnpaid',
  DENIED: 'billDenied',
  ADJUSTED: 'billAdjusted',
} as const satisfies Record<AccountEvent<'billMoved'>['payload']['state'], Template>

/** What became of somebody's bill; its page has the bill itself. */
const billMoved: DraftOf<'billMoved'> = ({ memberId, payload }) => ({
  memberId,
  tab: 'PERSONAL',
  template: TEMPLATES[payload.state],
  args: {
    kind: { text: `contract.kind.${payload.kind}` },
    days: { days: [payload.start, payload.endExclusive] },
    payer: payload.payer ?? { text: 'contract.house' },
    due: { money: payload.due },
    paid: { money: payload.paid },
    left: { money: (BigInt(payload.due) - BigInt(payload.paid)).toString() },
    before: { money: payload.before ?? '0' },
    reason: payload.reason ?? '',
  },
  route: `/agentCenter/${PAGES[payload.kind]}`,
})

/** How agents learn of their contracts and of what they are paid. */
export const AGENT_DRAFTS = { contractMoved, billMoved }
