import { maskedNumber } from '../../platform/words/mobile-numbers.ts'
import type { Contact, ContactKind } from './contact-store.ts'

/**
 * What is shown of an e-mail address to whom it belongs: its first character and what follows the
 * @.
 */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***')

/** A number or an address, masked. */
export const maskedContact = ({ kind, value }: Pick<Contact, 'kind' | 'value'>): string =>
  kind === 'mobile' ? maskedNumber(value) : maskedEmail(value)

/**
 * What an account's owner may see of their own data without asking further: enough to know it
 * again.
 */
export function maskedProfile(
  profile: Readonly<Record<string, string>>,
  contacts: Partial<Record<ContactKind, Contact>>,
) {
  const { payeeName } = profile
  return {
    ...(contacts.mobile ? { mobile: maskedContact(contacts.mobile) } : {}),
    ...(contacts.email ? { email: maskedContact(contacts.email) } : {}),
    ...(payeeName ? { realName: payeeName.replace(/(?<=\S)\S/gu, '*') } : {}),
  }
}
