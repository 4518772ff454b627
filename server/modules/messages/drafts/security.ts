import type { SecurityChange } from '@senluna/contract/events/account.ts'
import { iso } from '@senluna/kit/time.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { Draft } from '../send-message.ts'
import type { DraftOf } from './draft-of.ts'

const ROUTE = '/account/security'

const passwordChanged: DraftOf<'passwordChanged'> = ({ memberId, at }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'passwordChanged',
  args: { at: { at: iso(at) } },
})

const newDevice: DraftOf<'newDevice'> = ({ memberId, at, payload: { device, ip } }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'newDevice',
  args: { at: { at: iso(at) }, ip, device: device === '' ? { text: 'message.device.unnamed' } : device },
})

/** What the owner made, or somebody in their name: with the address it came from. */
const BY_OWNER: { [What in SecurityChange]?: TextKey } = {
  totpOn: 'message.security.totpOn',
  totpOff: 'message.security.totpOff',
  codesRenewed: 'message.security.codesRenewed',
  codeUsed: 'message.security.codeUsed',
  passkeyAdded: 'message.security.passkeyAdded',
  passkeyRemoved: 'message.security.passkeyRemoved',
  paymentPassword: 'message.security.paymentPassword',
  payoutAccountAdded: 'message.security.payoutAccountAdded',
  payoutAccountRemoved: 'message.security.payoutAccountRemoved',
  passwordSet: 'message.security.passwordSet',
  signInAdded: 'message.security.signInAdded',
  signInRemoved: 'message.security.signInRemoved',
  exportAsked: 'message.security.exportAsked',
  contactChanged: 'message.security.contactChanged',
}

/** What customer service changed; from which address is nobody else's business. */
const BY_STAFF: { [What in SecurityChange]?: TextKey } = {
  profileByStaff: 'message.edited.profileByStaff',
  identityByStaff: 'message.edited.identityByStaff',
  contactByStaff: 'message.edited.contactByStaff',
  passwordByStaff: 'message.edited.passwordByStaff',
  paymentByStaff: 'message.edited.paymentByStaff',
  secondStepByStaff: 'message.edited.secondStepByStaff',
}

/** Other changes their owner sees at once. */
const securityChanged: DraftOf<'securityChanged'> = ({ memberId, at, payload: { what, ip } }): Draft | undefined => {
  const [to, moment] = [{ memberId, tab: 'SYSTEM' } as const, { at: iso(at) }]
  if (what === 'reopened') return { ...to, template: 'accountReopened', args: { at: moment } }
  const edited = BY_STAFF[what]
  if (edited) return { ...to, template: 'staffEdited', args: { what: { text: edited }, at: moment }, route: ROUTE }
  const text = BY_OWNER[what]
  return text && { ...to, template: 'securityChanged', args: { what: { text }, at: moment, ip }, route: ROUTE }
}

/** How a member learns of changes to what opens their account. */
export const SECURITY_DRAFTS = { passwordChanged, newDevice, securityChanged }
