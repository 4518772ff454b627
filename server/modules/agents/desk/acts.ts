import type * as contract from '@senluna/contract/desk/members/agents.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { emailOf, giveToken, sendLinkMail, type Codes } from '../../codes/index.ts'
import {
  checkNames,
  holdSubtree,
  maskedContact,
  memberByContact,
  memberByName,
  openMember,
  placeInTree,
  setContact,
  setType,
  type Members,
} from '../../members/index.ts'
import { ratesOf } from '../../rates/index.ts'
import { closeCode, DEEPEST_OPENER, mayOpenAgents } from '../../referrals/index.ts'
import { setSessionType } from '../../sessions/index.ts'
import { siteOriginOf } from '../../settings/index.ts'
import { staffDid } from '../../staff/index.ts'
import { askRaise } from './raise.ts'
import { accountNamed, accountOf } from './tree.ts'

/** What the desk's acts in the tree are made of. */
export interface AgentDesk {
  db: Db
  members: Members
  codes: Codes
  /** Whether an account has contracts, or offers of some, that nobody has ended. */
  hasContracts: (tx: Tx, merchantCode: MerchantCode, memberId: Id<'member'>) => Promise<boolean>
}

const { MEMBER, AGENT, GENERAL_AGENT } = ACCOUNT_TYPE
const object = (id: Id<'member'>) => ({ kind: 'member', id })
const wrong = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field }] })

/**
 * Opens a general agent or an affiliate right below the house, or an agent below another one. It
 * has no password: a link to set one is mailed to its person's address, who shows by it that the
 * address is theirs. Nobody at the desk can enter the account.
 *
 * Refuses REG_FIELD, REG_USERNAME_TAKEN, REG_EMAIL_TAKEN for an address that is somebody's of the
 * brand, SMS_DISABLED where no mail is sent, AGT_DEPTH, VAL_FIELD for an agent above that is none.
 */
export async function openAgent({ db, members, codes }: AgentDesk, call: Call<typeof contract.openAgent>) {
  const { brand, body, now, language } = call
  const { userName, nickname } = checkNames(brand, { username: body.username })
  const to = emailOf(body.email)
  if (codes.outgoing.can('mail') === 'off') throw new Refusal('SMS_DISABLED')
  if (await memberByContact(db, brand.merchantCode, 'email', to.value)) throw new Refusal('REG_EMAIL_TAKEN')
  const { type } = body
  return db.transaction().execute(async (tx) => {
    const line = await lineBelow(tx, call, type === ACCOUNT_TYPE.AGENT)
    const wanted = { userName, nickname, type, passwordHash: null, language, beginning: { line } }
    const member = await openMember(tx, members, brand, wanted, now)
    await setContact(tx, member, 'email', to.value, null)
    const { merchantCode } = brand
    const token = await giveToken(tx, { purpose: 'reset', merchantCode, memberId: member.id, value: to.value }, now)
    const link = `${siteOriginOf(call.request, brand)}/reset#token=${token}`
    await sendLinkMail(codes, tx, { brand, language, to, about: 'reset', name: userName, link }, now)
    const sentTo = maskedContact(to)
    await staffDid(tx, call, {
      action: 'agents.open',
      object: object(member.id),
      after: { account: userName, type, parent: body.parent, sentTo },
    })
    return { id: member.id, account: userName, sentTo }
  })
}

/** Where a new agent stands: below the one that is named, or below the house. */
async function lineBelow(tx: Tx, { brand, body }: Call<typeof contract.openAgent>, isBelow: boolean) {
  if ((body.parent !== '') !== isBelow) throw wrong('parent')
  if (!isBelow) return { parentId: null, path: [], referrerId: null }
  const above = await placeInTree(tx, brand.merchantCode, { userName: body.parent })
  if (!above || (above.type !== ACCOUNT_TYPE.AGENT && above.type !== ACCOUNT_TYPE.GENERAL_AGENT)) throw wrong('parent')
  if (!mayOpenAgents(above)) throw new Refusal('AGT_DEPTH')
  return { parentId: above.id, path: [...above.path, above.id], referrerId: above.id }
}

/**
 * Makes a member an agent, or an agent without downlines and contracts a member. That an agent
 * becomes a general agent takes its line from under its old agent, so it is asked for as a move is.
 *
 * Refuses SYS_NOT_FOUND, AGT_HAS_DOWNLINES, AGT_HAS_CONTRACTS, AGT_DEPTH, APPROVAL_OPEN, VAL_FIELD
 * for any other step.
 */
export function setAgentType({ db, hasContracts }: AgentDesk, call: Call<typeof contract.setAgentType>) {
  const { brand, body, now, params } = call
  return db.transaction().execute(async (tx) => {
    const { id } = await accountNamed(tx, brand.merchantCode, params.id ?? '')
    await holdSubtree(tx, id)
    const before = await accountNamed(tx, brand.merchantCode, id)
    const step = `${before.type} ${body.type}`
    if (step === `${AGENT} ${GENERAL_AGENT}`) return askRaise(tx, call, before)
    if (step === `${MEMBER} ${AGENT}`) {
      if (before.path.length === 0) throw wrong('type')
      if (before.path.length > DEEPEST_OPENER) throw new Refusal('AGT_DEPTH')
    } else if (step === `${AGENT} ${MEMBER}`) {
      if (before.team > 0) throw new Refusal('AGT_HAS_DOWNLINES')
      if (await hasContracts(tx, brand.merchantCode, id)) throw new Refusal('AGT_HAS_CONTRACTS')
    } else throw wrong('type')
    await setType(tx, id, body.type, now)
    await setSessionType(tx, id, body.type)
    const after = await accountNamed(tx, brand.merchantCode, id)
    await staffDid(tx, call, {
      action: 'agents.type',
      object: object(id),
      before: { type: before.type },
      after: { type: after.type },
    })
    return accountOf(after, (await ratesOf(tx, [id])).get(id))
  })
}

/** Closes a code of an agent for good. Refuses SYS_NOT_FOUND. */
export function endCode({ db }: AgentDesk, call: Call<typeof contract.closeAgentCode>) {
  const { brand, now, params } = call
  return db.transaction().execute(async (tx) => {
    const { id } = await accountNamed(tx, brand.merchantCode, params.id ?? '')
    const code = (params.code ?? '').toUpperCase()
    if (!(await closeCode(tx, brand.merchantCode, id, code, now))) throw new Refusal('SYS_NOT_FOUND')
    await staffDid(tx, call, { action: 'agents.codeClosed', object: object(id), before: { code } })
    return { closed: true as const }
  })
}

/** An account by its user name; undefined for the house. Refuses VAL_FIELD at `to`. */
export async function agentToBe(db: Db, call: Call<typeof contract.moveAgent>): Promise<Id<'member'> | null> {
  if (call.body.to === '') return null
  const member = await memberByName(db, call.brand.merchantCode, call.body.to)
  if (!member) throw wrong('to')
  return member.id
}
