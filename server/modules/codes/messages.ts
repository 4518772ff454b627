import { plainText } from '@senluna/text/all.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Address } from './address.ts'
import type { Codes } from './codes.ts'

/** Whom a message goes to, in whose name and in which language. */
export interface Recipient {
  brand: Brand
  language: string
  to: Address
}

const sendingOf = ({ merchantCode, brandName }: Brand) => ({ merchantCode, brandName })

/** Sends a code with `tx`: in the reader's language, with a warning never to pass it on. */
export async function sendCodeMessage(
  codes: Codes,
  tx: Tx,
  message: Recipient & { code: string },
  now: Instant,
): Promise<void> {
  const { brand, code, language, to } = message
  const minutes = brand.codes.expiredMinutes
  const words = { brand: brand.brandName, code, minutes }
  const common = {
    brand: sendingOf(brand),
    purpose: 'code',
    to: to.value,
    // A code that has expired needs no sending.
    expiresAt: later(now, minutes * MINUTE),
  }
  if (to.kind === 'mobile')
    return codes.outgoing.queue(tx, {
      ...common,
      kind: 'sms',
      text: plainText(language, 'sent.code.sms', words, brand.words),
    })
  await codes.outgoing.queue(tx, {
    ...common,
    kind: 'mail',
    subject: plainText(language, 'sent.code.subject', words, brand.words),
    text: plainText(language, 'sent.code.mail', words, brand.words),
  })
}

/** Mails a link with `tx`: to set a new password, or to confirm an address. */
export async function sendLinkMail(
  codes: Codes,
  tx: Tx,
  mail: Recipient & { about: 'reset' | 'confirm'; name: string; link: string },
  now: Instant,
): Promise<void> {
  const { about, brand, language, link, name, to } = mail
  const words = { brand: brand.brandName, link, name }
  await codes.outgoing.queue(tx, {
    kind: 'mail',
    brand: sendingOf(brand),
    purpose: about,
    to: to.value,
    subject: plainText(language, `sent.${about}.subject`, words, brand.words),
    text: plainText(language, `sent.${about}.mail`, words, brand.words),
    ...(about === 'reset' ? { expiresAt: later(now, 30 * MINUTE) } : {}),
  })
}

/** Notifies an account's owner of a change, at an address the change did not touch. */
export async function sendChangeNotice(
  codes: Codes,
  tx: Tx,
  notice: Recipient & { about: 'password' | 'mobile' | 'email'; name: string },
): Promise<void> {
  const { about, brand, language, name, to } = notice
  const words = { brand: brand.brandName, name }
  const text = plainText(language, `sent.changed.${about}`, words, brand.words)
  const common = { brand: sendingOf(brand), purpose: `changed-${about}`, to: to.value, text }
  await (to.kind === 'mobile'
    ? codes.outgoing.queue(tx, { ...common, kind: 'sms' })
    : codes.outgoing.queue(tx, {
        ...common,
        kind: 'mail',
        subject: plainText(language, `sent.changed.${about}.subject`, words, brand.words),
      }))
}
