import type * as contract from '@senluna/contract/desk/brand/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { memberByName } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { refuseContacts, refuseForeignLinks } from '../../../platform/words/own-links.ts'
import { sendMessage } from '../send-message.ts'

/**
 * Sends a message to one member. Refuses VAL_FIELD for a name that nobody has, for links that lead
 * elsewhere, and for telephone or account numbers.
 */
export async function sendOne(db: Db, call: Call<typeof contract.sendDeskMessage>) {
  const { body, brand, now } = call
  refuseForeignLinks(brand, 'content', body.content)
  refuseContacts(brand, 'title', body.title)
  refuseContacts(brand, 'content', body.content)
  const member = await memberByName(db, brand.merchantCode, body.userName.toLowerCase())
  if (!member) throw new Refusal('VAL_FIELD', { fields: [{ field: 'userName' }] })
  return db.transaction().execute(async (tx) => {
    const { tab, title, content, route } = body
    const id = await sendMessage(tx, { memberId: member.id, tab, title, content, ...(route ? { route } : {}) }, now)
    await staffDid(tx, call, {
      action: 'content.message',
      object: { kind: 'member', id: member.id },
      after: { tab, title, sent: id !== undefined },
    })
    return { sent: id !== undefined }
  })
}
