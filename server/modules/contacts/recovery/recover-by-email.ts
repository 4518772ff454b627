import type { recoverByEmail as contract } from '@senluna/contract/member/codes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import * as z from 'zod'
import type { Call } from '../../../platform/http/route.ts'
import { emailOf, giveToken, takenBack, sendLinkMail } from '../../codes/index.ts'
import { contactsOf, memberByName } from '../../members/index.ts'
import { NOBODY } from '../../sessions/index.ts'
import { siteOriginOf } from '../../settings/index.ts'
import { demandChannel, guardSending } from '../guard.ts'
import type { Contacts } from '../contacts.ts'

const proof = z.record(z.string().max(40), z.string().max(4000))

/** Names that could be an account's; others aren't even looked for. */
const NAME = /^[a-z][a-z0-9]{0,63}$/

/**
 * Mails a link to set a new password, if the address is the account's: confirmed, or the one it was
 * registered with.
 *
 * When they don't belong together the link is made, mailed and taken back, so neither answer nor
 * time tells. Refuses REG_FIELD, SMS_DISABLED, SMS_QUOTA and what `guardSending` refuses. Source:
 * docs/decisions/0027-recovery-by-what-somebody-has.md.
 */
export async function recoverByEmail(contacts: Contacts, call: Call<typeof contract>) {
  const { codes, db } = contacts
  const { brand, body, now } = call
  demandChannel(contacts, 'mail')
  const userName = body.username.toLowerCase()
  if (!NAME.test(userName)) throw new Refusal('REG_FIELD', { fields: [{ field: 'username' }] })
  const to = emailOf(body.email)
  const member = await memberByName(db, brand.merchantCode, userName)
  const own = (await contactsOf(db, member?.id ?? NOBODY)).email
  await guardSending(
    contacts,
    call,
    { ...body, humanVerify: proofIn(body.humanVerify) },
    { to: `${userName} ${to.value}`, member },
  )
  const stays = member !== undefined && own?.value === to.value
  await db.transaction().execute(async (tx) => {
    await takenBack(tx, stays, async () => {
      const about = { purpose: 'reset', merchantCode: brand.merchantCode, value: to.value } as const
      const token = await giveToken(tx, { ...about, memberId: member?.id ?? NOBODY }, now)
      const language = member?.language ?? call.language
      const link = `${siteOriginOf(call.request, brand)}/reset#token=${token}`
      await sendLinkMail(codes, tx, { brand, language, to, about: 'reset', name: userName, link }, now)
    })
  })
  return { sent: true as const }
}

/** The safety check's result out of a form. Anything else is none. */
function proofIn(text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  try {
    return proof.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
