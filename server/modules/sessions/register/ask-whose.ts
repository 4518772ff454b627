import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/database/db.ts'
import { clearTokens, giveToken, isMailFree, sendLinkMail } from '../../codes/index.ts'
import type { Member } from '../../members/index.ts'
import { siteOriginOf } from '../../settings/index.ts'
import type { Sessions } from '../sessions.ts'

/**
 * Mails a question to an address that somebody gave as theirs: is it? Its answer confirms it or
 * takes it off. A few times a day at most, whoever gives it.
 */
export async function askWhose(
  sessions: Pick<Sessions, 'codes'>,
  tx: Tx,
  call: { brand: Brand; language: string; request: FastifyRequest; now: Instant },
  member: Member,
  email: string,
): Promise<void> {
  const { brand, language, now } = call
  if (!(await isMailFree(sessions.codes, tx, brand, email, now))) return
  await clearTokens(tx, member.id, 'confirm')
  const question = { purpose: 'confirm', merchantCode: brand.merchantCode, memberId: member.id, value: email } as const
  const token = await giveToken(tx, question, now)
  await sendLinkMail(
    sessions.codes,
    tx,
    {
      brand,
      language,
      to: { kind: 'email', value: email },
      about: 'confirm',
      name: member.userName,
      // In the fragment: it reaches no log and no other site.
      link: `${siteOriginOf(call.request, brand)}/confirm#token=${token}`,
    },
    now,
  )
}
