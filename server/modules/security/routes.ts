import { idParam } from '../../platform/http/id-param.ts'
import * as avatars from '@senluna/contract/member/avatars.ts'
import * as closure from '@senluna/contract/member/closure.ts'
import * as devices from '@senluna/contract/member/devices.ts'
import * as exports from '@senluna/contract/member/exports.ts'
import * as passkeys from '@senluna/contract/member/passkeys.ts'
import * as profile from '@senluna/contract/member/profile.ts'
import * as contract from '@senluna/contract/member/security.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { chooseAvatar, gallery, ownAvatar } from './profile/avatars.ts'
import { passkeyOptions } from './passkeys/by-passkey.ts'
import { closeAccount, closureTerms } from './closure/closure.ts'
import { endOne, endOthers, listSessions } from './devices.ts'
import { enrol, renewCodes, turnOff } from './second-step/enrol-totp.ts'
import { askExport, oneExport, ownExport, sendExport } from './export/export.ts'
import type { Security } from './security.ts'
import { overview } from './overview.ts'
import { passkeysOf, shown } from './passkeys/passkey-store.ts'
import { addPasskey, beginPasskey, MOST, removePasskey, renamePasskey } from './passkeys/passkeys.ts'
import { changePin } from './payment-password.ts'
import { ownProfile, saveProfile } from './profile/profile.ts'

/** The calls on a member's own security. */
export const securityRoutes = (security: Security): Route[] => [
  route(contract.securityOverview, (call) => overview(security, call)),
  route(contract.enrolTotp, (call) => enrol(security, call)),
  route(contract.removeTotp, (call) => turnOff(security, call)),
  route(contract.renewCodes, (call) => renewCodes(security, call)),
  route(passkeys.passkeys, async ({ caller }) => ({
    list: (await passkeysOf(security.db, caller.memberId)).map(shown),
    most: MOST,
  })),
  route(passkeys.beginPasskey, (call) => beginPasskey(security, call)),
  route(passkeys.addPasskey, (call) => addPasskey(security, call)),
  route(passkeys.renamePasskey, (call) => renamePasskey(security, call)),
  route(passkeys.removePasskey, (call) => removePasskey(security, call)),
  route(passkeys.passkeyLogin, (call) => passkeyOptions(security, call)),
  route(devices.openSessions, (call) => listSessions(security, call)),
  route(devices.endSession, (call) => endOne(security, call)),
  route(devices.endOtherSessions, (call) => endOthers(security, call)),
  route(contract.paymentPassword, (call) => changePin(security, call)),
  route(profile.ownProfile, (call) => ownProfile(security, call)),
  route(profile.saveProfile, (call) => saveProfile(security, call)),
  route(avatars.avatarGallery, gallery),
  route(avatars.playerAvatar, (call) => ownAvatar(security, call)),
  route(avatars.chooseAvatar, (call) => chooseAvatar(security, call)),
  route(closure.closureTerms, (call) => closureTerms(security, call)),
  route(closure.closeAccount, (call) => closeAccount(security, call)),
  route(exports.ownExport, ({ caller, now }) => ownExport(security.db, caller.memberId, now)),
  route(exports.askExport, (call) => askExport(security, call)),
  route(exports.oneExport, ({ caller, params, now }) =>
    oneExport(security.db, caller.memberId, idParam(params.jobId), now),
  ),
  route(exports.exportFile, (call) => sendExport(security, call)),
]
