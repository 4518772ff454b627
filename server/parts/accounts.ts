import { BRANDS } from '@senluna/brands/index.ts'
import { closingOf } from '../closing.ts'
import { exportSections } from '../exports/sections.ts'
import { kindName } from '../kind-name.ts'
import { createCodes, type Codes } from '../modules/codes/index.ts'
import { byCode, byFirebase, byTicket, loginNumbers } from '../modules/contacts/index.ts'
import { forgetReads } from '../modules/content/index.ts'
import { forgetMarks } from '../modules/catalog/index.ts'
import type { Families } from '../modules/families/index.ts'
import { createIdentities, identitiesOf, socialWays, type Identities } from '../modules/identities/index.ts'
import { createMembers, isOnCredit, refuseLocked, type Members } from '../modules/members/index.ts'
import { forgetMessages, sendMessage } from '../modules/messages/index.ts'
import { askReturn, forgetProtection, infoOf, refuseExcluded } from '../modules/protection/index.ts'
import { forgetDevices, forgetSubscriptions, keepDeviceFor } from '../modules/push/index.ts'
import { endGameSessions } from '../modules/rounds/index.ts'
import {
  askSecondStep,
  byPasskey,
  confirmIdentity,
  createSecurity,
  noteChange,
  passkeysOf,
  takeSecondStep,
  type Security,
} from '../modules/security/index.ts'
import { createSessions, type EndedWhy, type Sessions } from '../modules/sessions/index.ts'
import type { Countries, Settings } from '../modules/settings/index.ts'
import { clubLabelOf } from '../modules/vip/index.ts'
import { openWallets } from '../modules/wallet/index.ts'
import { queryOf } from '../platform/database/query.ts'
import type { OutgoingQueue } from '../platform/outgoing/outgoing.ts'
import { recordExports } from '../exports/records.ts'
import { teamListExports } from '../exports/team-lists.ts'
import { teamExports } from '../exports/team.ts'
import { askTeamFile, checkTeamFile, principalOf } from '../modules/agents/index.ts'
import type { Base } from './base.ts'

/** A device on which a session ended so is not shown the member's notifications any more. */
const NOT_BACK = new Set<EndedWhy>(['logout', 'password', 'closed'])

/**
 * Members and how they come in: accounts, codes, sessions, identities of others, the security of an
 * account.
 */
export function accountParts(
  { config, log, clock, database }: Base,
  {
    settings,
    outgoing,
    countries,
    families,
  }: { settings: Settings; outgoing: OutgoingQueue; countries: Countries; families: () => Families },
): { members: Members; identities: Identities; codes: Codes; sessions: Sessions; security: Security } {
  const { db } = database
  const members = createMembers({
    db,
    config,
    onOpened: async (tx, member, brand, now) => {
      await openWallets(queryOf(tx), member, brand, now, await isOnCredit(tx, member.id))
      if (member.type === 4) return
      const args = { name: member.nickname, brand: brand.brandName }
      await sendMessage(tx, { memberId: member.id, tab: 'SYSTEM', template: 'welcome', args }, now)
    },
    languageOf: (brand, asked) => settings.brands.languageOf(brand, asked),
    clubLabelOf: (memberId) => clubLabelOf(db, memberId),
    protectionOf: (memberId, brand, now) => infoOf(db, memberId, brand.profile.protection.checkMinutes, now),
  })
  const identities = createIdentities({
    db,
    log,
    configs: config.signIn,
    confirm: (caller, brand, password, now) => confirmIdentity({ db, sessions }, caller, brand, password, now),
    otherWays: async (tx, memberId, brand) =>
      (await passkeysOf(tx, memberId)).length + (await loginNumbers(tx, memberId, brand)),
    onChanged: (tx, by, what, provider, now) => noteChange(tx, by, what, now, { provider }),
  })
  const codes = createCodes({ db, log, config, outgoing })
  const sessions: Sessions = createSessions({
    db,
    clock,
    log,
    config,
    members,
    codes,
    onProven: (proven, call) => askSecondStep(security, proven, call),
    onCode: (call) => takeSecondStep(security, call),
    sealed: settings.sealed,
    countries,
    ways: {
      sms: byCode,
      ticket: byTicket,
      firebase: byFirebase,
      passkey: (_, call) => byPasskey(security, call),
      ...socialWays(identities),
    },
    onRemoved: async (tx, ids) => {
      await forgetMarks(tx, ids)
      await forgetProtection(tx, ids)
      await forgetSubscriptions(tx, ids)
      await forgetMessages(tx, ids)
      await forgetReads(tx, ids)
    },
    onOpening: async (tx, member, brand, now, deviceId) => {
      await refuseLocked(tx, member.id, 'LOGIN')
      await refuseExcluded(tx, member, brand, now)
      await keepDeviceFor(tx, member.id, deviceId)
    },
    onComeBack: async (member, now) => void (await askReturn(db, member, now)),
    onEnded: async (tx, ended, now) => {
      await endGameSessions(tx, ended.memberId, ended.sessionIds, now)
      if (NOT_BACK.has(ended.why)) await forgetDevices(tx, ended.memberId, ended.deviceIds)
    },
  })
  const security: Security = createSecurity({
    db,
    clock,
    log,
    config,
    members,
    codes,
    sessions,
    brands: BRANDS,
    sections: exportSections(kindName),
    records: { ...recordExports(kindName), ...teamExports(principalOf, kindName), ...teamListExports(principalOf) },
    teamFiles: { check: checkTeamFile, ask: askTeamFile },
    closing: closingOf(families),
    otherWays: async (tx, memberId, brand) =>
      (await identitiesOf(tx, memberId)).length + (await loginNumbers(tx, memberId, brand)),
  })
  return { members, identities, codes, sessions, security }
}
