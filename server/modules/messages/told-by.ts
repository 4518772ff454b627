import type { ExportReport } from '@senluna/contract/member/exports.ts'
import type { DepositReason } from '@senluna/contract/money/deposits.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { LimitKind } from '@senluna/kit/protection/protection.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Draft } from './send-message.ts'

/** An event of an earlier module, which can't send by itself. */
export interface Told {
  topic: string
  /** Whose account it is about. */
  memberId: Id<'member'>
  payload: unknown
  at: Instant
}

/** Where the file of an export is had. */
const EXPORT_ROUTES: Readonly<Record<ExportReport, (jobId: string) => string>> = {
  OWN_DATA: () => '/account/security',
  BETS: (jobId) => `/?mc=personalHistoryCopy&mc.export=${jobId}`,
  TRANSACTIONS: (jobId) => `/?mc=transactionHistory&mc.export=${jobId}`,
}

/**
 * The message by which a member learns of an event of their account; none for what needs no word.
 */
export function toldBy({ topic, memberId, payload, at }: Told): Draft | undefined {
  const to = { memberId, tab: 'SYSTEM' as const }
  if (topic === 'passwordChanged') return { ...to, template: 'passwordChanged', args: { at: { at: iso(at) } } }
  if (topic === 'newDevice') {
    const { device, ip } = payload as { device: string; ip: string }
    const args = {
      at: { at: iso(at) },
      ip,
      device: device === '' ? { text: 'message.device.unnamed' as const } : device,
    }
    return { ...to, template: 'newDevice', args }
  }
  if (topic === 'securityChanged') {
    const { what, ip } = payload as { what: string; ip: string }
    if (what === 'reopened') return { ...to, template: 'accountReopened', args: { at: { at: iso(at) } } }
    const edited = `message.edited.${what}`
    if (isEditedText(edited)) {
      const args = { what: { text: edited }, at: { at: iso(at) } }
      return { ...to, template: 'staffEdited', args, route: '/account/security' }
    }
    const key = `message.security.${what}`
    if (!isSecurityText(key)) return undefined
    const args = { what: { text: key }, at: { at: iso(at) }, ip }
    return { ...to, template: 'securityChanged', args, route: '/account/security' }
  }
  if (topic === 'payoutAccountEnded') {
    const { account } = payload as { account: string }
    const args = { account, at: { at: iso(at) } }
    return { ...to, template: 'payoutAccountEnded', args, route: '/?mc=withdraw&mc.tab=accounts' }
  }
  if (topic === 'limitChanged') {
    const { kind, value } = payload as { kind: LimitKind; value: string | null }
    const limit = { text: `rg.kind.${kind}` as const }
    const shown = kind === 'session' ? value : value !== null && { money: value }
    return shown
      ? { ...to, template: 'limitSet', args: { limit, value: shown, at: { at: iso(at) } }, route: '/account/limits' }
      : { ...to, template: 'limitEnded', args: { limit, at: { at: iso(at) } }, route: '/account/limits' }
  }
  if (topic === 'shutOut') {
    const { kind, until } = payload as { kind: 'coolOff' | 'exclusion'; until: string | null }
    if (until === null) return { ...to, template: 'shutOutForGood', args: { at: { at: iso(at) } } }
    const template = kind === 'coolOff' ? 'shutOutBreak' : 'shutOutTerm'
    return { ...to, template, args: { at: { at: iso(at) }, until: { at: until } } }
  }
  if (topic === 'playNoticed') return { ...to, template: 'playNoticed', args: {}, route: '/account/limits' }
  if (topic === 'returnAllowed') {
    const { at: from } = payload as { at: string }
    return { ...to, template: 'returnAllowed', args: { from: { at: from } } }
  }
  if (topic === 'exportReady') {
    const { jobId, report, until } = payload as { jobId: string; report: ExportReport; until: string }
    const args = { what: { text: `message.export.${report}` as const }, until: { at: until } }
    return { ...to, template: 'exportReady', args, route: EXPORT_ROUTES[report](jobId) }
  }
  if (topic === 'ticketAnswered') {
    const { ticketNo } = payload as { ticketNo: string }
    return {
      ...to,
      tab: 'PERSONAL',
      template: 'ticketAnswered',
      args: { no: ticketNo },
      route: `/help/feedback/${ticketNo}`,
    }
  }
  return depositTold(topic, payload, to)
}

/** What became of a deposit. */
function depositTold(topic: string, payload: unknown, to: Pick<Draft, 'memberId' | 'tab'>): Draft | undefined {
  const route = '/?mc=depositv2'
  if (topic === 'depositCredited') {
    const { orderNo, amount } = payload as { orderNo: string; amount: string }
    return { ...to, template: 'depositCredited', args: { no: orderNo, amount: { money: amount } }, route }
  }
  if (topic === 'depositReview') {
    const { orderNo } = payload as { orderNo: string }
    return { ...to, template: 'depositReview', args: { no: orderNo }, route }
  }
  if (topic === 'depositRejected') {
    const { orderNo, reason } = payload as { orderNo: string; reason: DepositReason }
    return {
      ...to,
      template: 'depositRejected',
      args: { no: orderNo, reason: { text: `deposit.reason.${reason}` } },
      route,
    }
  }
  return undefined
}

const SECURITY = [
  'message.security.totpOn',
  'message.security.totpOff',
  'message.security.codesRenewed',
  'message.security.codeUsed',
  'message.security.passkeyAdded',
  'message.security.passkeyRemoved',
  'message.security.paymentPassword',
  'message.security.payoutAccountAdded',
  'message.security.payoutAccountRemoved',
  'message.security.passwordSet',
  'message.security.signInAdded',
  'message.security.signInRemoved',
  'message.security.exportAsked',
  'message.security.contactChanged',
] as const

/** Whether a change is one that its owner is told of; the others they see at once. */
const isSecurityText = (key: string): key is (typeof SECURITY)[number] => SECURITY.some((one) => one === key)

/** What customer service changed; from which address is nobody else's business. */
const EDITED = [
  'message.edited.profileByStaff',
  'message.edited.identityByStaff',
  'message.edited.contactByStaff',
] as const

const isEditedText = (key: string): key is (typeof EDITED)[number] => EDITED.some((one) => one === key)
