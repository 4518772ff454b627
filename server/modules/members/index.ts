export { MEMBER_STATE, type Member, type MemberState } from './member.ts'
export { Passwords } from './passwords/passwords.ts'
export {
  confirmContact,
  contactsOf,
  dropUnconfirmed,
  memberByContact,
  setContact,
  type Contact,
  type ContactKind,
} from './contact-store.ts'
export { lockedAmong, refuseLocked } from './lock-store.ts'
export { isOnCredit, refuseOnCredit } from './on-credit-store.ts'
export { maskedName, maskedWords } from './masked-name.ts'
export { maskedContact } from './masked-profile.ts'
export { memberRoutes } from './routes.ts'
export {
  checkNames,
  checkRegistration,
  isTakenWord,
  isUnderage,
  type RegistrationFields,
  type RegistrationTab,
} from './registration-fields.ts'
export { avatarOf, GALLERY } from './avatar.ts'
export { checkBareRegistration } from './bare-registration.ts'
export { checkNewPassword } from './passwords/new-password.ts'
export { printedPassword } from './passwords/printed-password.ts'
export { openMember, openTrial, type NewMember } from './open-member.ts'
export {
  directBelow,
  holdSubtree,
  isInTeam,
  moveSubtree,
  parentOf,
  placeInTree,
  setType,
  type Line,
  type TreePlace,
} from './tree-store.ts'
export {
  consentOf,
  eraseMember,
  paymentPasswordOf,
  setAvatar,
  setPaymentPassword,
  writeProfile,
} from './profile-store.ts'
export { markPretended } from './pretended-store.ts'
export { isWeak } from './passwords/weak-passwords.ts'
export { broughtBy, friendsOf } from './brought-store.ts'
export {
  audienceOf,
  avatarsOf,
  changeState,
  deleteMembers,
  expiredTrials,
  lockMember,
  memberById,
  memberByName,
  publicNames,
  realNames,
  setPassword,
} from './store.ts'
export { type OnOpened, type MembersDeps, type Members, createMembers } from './members.ts'
