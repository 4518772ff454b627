import type { MemberInfo } from '@senluna/contract/account.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Member } from './member.ts'
import { Passwords } from './passwords.ts'

export type { Member, MemberState } from './member.ts'
export { Passwords } from './passwords.ts'
export {
  confirmContact,
  contactsOf,
  dropContact,
  dropUnconfirmed,
  memberByContact,
  setContact,
  type Contact,
  type ContactKind,
} from './contacts.ts'
export { locksOf, refuseLocked, setLock } from './locks.ts'
export { maskedName, maskedWords } from './masked-name.ts'
export { maskedContact, maskedProfile } from './masked-profile.ts'
export { memberRoutes } from './routes.ts'
export {
  checkRegistration,
  isTakenWord,
  isUnderage,
  type RegistrationFields,
  type RegistrationTab,
} from './registration-fields.ts'
export { avatarOf, GALLERY } from './avatar.ts'
export { checkBareRegistration } from './bare-registration.ts'
export { checkNewPassword } from './new-password.ts'
export { openMember, openTrial, type NewMember } from './open-member.ts'
export { directBelow, isInTeam, parentOf, placeInTree, type Line, type TreePlace } from './tree.ts'
export {
  consentOf,
  dropPaymentPassword,
  eraseMember,
  paymentPasswordOf,
  setAvatar,
  setForeignPassword,
  setPaymentPassword,
  writeProfile,
} from './own-data.ts'
export { isWeak } from './weak-passwords.ts'
export {
  avatarsOf,
  changeState,
  deleteMembers,
  expiredTrials,
  lockMember,
  memberById,
  memberByName,
  publicNames,
  setPassword,
} from './store.ts'

/** Called in the transaction that opens an account: wallets, a demonstration grant. */
export type OnOpened = (tx: Tx, member: Member, brand: Brand, now: Instant) => Promise<void>

/** What the accounts are made of. */
export interface MembersDeps {
  db: Db
  config: Pick<Config, 'pepper'>
  onOpened: OnOpened
  /** The language that answers will be in for a choice: `languageOf` of the brand directory. */
  languageOf(brand: Brand, asked: string | undefined): string
  /** What player protection, a later module, tells an account's owner. */
  protectionOf(memberId: Id<'member'>, brand: Brand, now: Instant): Promise<MemberInfo['rg']>
}

/** The accounts of one process. */
export interface Members extends Omit<MembersDeps, 'config'> {
  passwords: Passwords
}

/** Builds the accounts of one process, with their own pool for hashing passwords. */
export function createMembers(deps: MembersDeps): Members {
  return { ...deps, passwords: new Passwords(deps.config.pepper) }
}
