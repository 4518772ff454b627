import type { Brand } from '@senluna/kit/brand.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { plainText } from '@senluna/text/all.ts'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/database/db.ts'
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts'
import { deskOriginOf } from '../../settings/index.ts'
import { INVITED_FOR } from './invitation-store.ts'

/** Mails the link that opens an account, with `tx`, to nobody but its person. */
export async function mailInvitation(
  outgoing: Outgoing,
  tx: Tx,
  { brand, request, now }: { brand: Brand; request: Pick<FastifyRequest, 'host' | 'protocol'>; now: Instant },
  { to, name, token }: { to: string; name: string; token: string },
): Promise<void> {
  const { merchantCode, brandName, defaultLanguage: language, words: own } = brand
  const words = { brand: brandName, name, link: `${deskOriginOf(request, brand)}/welcome#token=${token}` }
  await outgoing.queue(tx, {
    kind: 'mail',
    brand: { merchantCode, brandName },
    purpose: 'staff-invitation',
    to,
    subject: plainText(language, 'sent.staff.subject', words, own),
    text: plainText(language, 'sent.staff.mail', words, own),
    expiresAt: later(now, INVITED_FOR),
  })
}
