import type { MemberInfo } from '@senluna/contract/member/account.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Member } from './member.ts'
import { Passwords } from './passwords/passwords.ts'

/** Called in the transaction that opens an account: wallets, a demonstration grant. */
export type OnOpened = (tx: Tx, member: Member, brand: Brand, now: Instant) => Promise<void>

/** What the accounts are made of. */
export interface MembersDeps {
  db: Db
  config: Pick<Config, 'pepper'>
  onOpened: OnOpened
  /** The language that answers will be in for a choice: `languageOf` of the brand directory. */
  languageOf(brand: Brand, asked: string | undefined): string
  /** The VIP title of an account, which a later module knows; null for who has none. */
  clubLabelOf(memberId: Id<'member'>): Promise<MemberInfo['clubLabel']>
  /** What player protection, a later module, shows an account's owner. */
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
