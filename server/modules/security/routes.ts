import * as contract from '@senluna/contract/security.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { chooseAvatar, gallery, ownAvatar } from './avatars.ts'
import { passkeyOptions } from './by-passkey.ts'
import { closeAccount, closureTerms } from './closure.ts'
import { endOne, endOthers, listSessions } from './devices.ts'
import { enrol, renewCodes, turnOff } from './enrol-totp.ts'
import { askExport, oneExport, ownExport, sendExport } from './export.ts'
import type { Security } from './index.ts'
import { overview } from './overview.ts'
import { passkeysOf, shown } from './passkey-store.ts'
import { addPasskey, beginPasskey, MOST, removePasskey, renamePasskey } from './passkeys.ts'
import { changePin } from './payment-password.ts'
import { ownProfile, saveProfile } from './profile.ts'

/** The calls on a member's own security. */
export const securityRoutes = (security: Security): Route[] => [
  route(contract.securityOverview, (call) => overview(security, call)),
  route(contract.enrolTotp, (call) => enrol(security, call)),
  route(contract.removeTotp, (call) => turnOff(security, call)),
  route(contract.renewCodes, (call) => renewCodes(security, call)),
  route(contract.passkeys, async ({ caller }) => ({
    list: (await passkeysOf(security.db, caller.memberId)).map(shown),
    most: MOST,
  })),
  route(contract.beginPasskey, (call) => beginPasskey(security, call)),
  route(contract.addPasskey, (call) => addPasskey(security, call)),
  route(contract.renamePasskey, (call) => renamePasskey(security, call)),
  route(contract.removePasskey, (call) => removePasskey(security, call)),
  route(contract.passkeyLogin, (call) => passkeyOptions(security, call)),
  route(contract.openSessions, (call) => listSessions(security, call)),
  route(contract.endSession, (call) => endOne(security, call)),
  route(contract.endOtherSessions, (call) => endOthers(security, call)),
  route(contract.paymentPassword, (call) => changePin(security, call)),
  route(contract.ownProfile, (call) => ownProfile(security, call)),
  route(contract.saveProfile, (call) => saveProfile(security, call)),
  route(contract.avatarGallery, gallery),
  route(contract.playerAvatar, (call) => ownAvatar(security, call)),
  route(contract.chooseAvatar, (call) => chooseAvatar(security, call)),
  route(contract.closureTerms, (call) => closureTerms(security, call)),
  route(contract.closeAccount, (call) => closeAccount(security, call)),
  route(contract.ownExport, ({ caller, now }) => ownExport(security.db, caller.memberId, now)),
  route(contract.askExport, (call) => askExport(security, call)),
  route(contract.oneExport, ({ caller, params, now }) => oneExport(security.db, caller.memberId, params.jobId, now)),
  route(contract.exportFile, (call) => sendExport(security, call)),
]
