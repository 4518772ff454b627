import type * as contract from '@senluna/contract/desk/members/rooms.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id } from '@senluna/kit/ids.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Call } from '../../../platform/http/route.ts'
import { sendAvatar, takeAvatars } from '../../files/index.ts'
import { avatarOf, GALLERY, lockMember, setAvatar } from '../../members/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { staffDid } from '../../staff/index.ts'
import type { Chat } from '../chat.ts'

const SHOWN = '/wps/v2/avatars/'

/**
 * Where the desk, which is another host, gets a picture of a member's own; nothing for one of the
 * gallery.
 */
export const pictureAtDesk = (avatarUrl: string | undefined): { picture?: string } =>
  avatarUrl?.startsWith(SHOWN) ? { picture: `/bo/v1/chat/pictures/${avatarUrl.slice(SHOWN.length)}` } : {}

export const readPicture = (chat: Chat, call: Call<typeof contract.roomPicture>) =>
  sendAvatar(
    chat.files,
    call.brand.merchantCode,
    call.params.fileId!,
    call.request.headers['if-none-match'],
    call.reply,
  )

/**
 * Removes the picture that a member of the brand has sent of their own and notifies them; the first
 * of the gallery stands there instead. They can send another: who does that again and again is
 * muted or banned.
 */
export function takePicture(chat: Chat, call: Call<typeof contract.takePicture>) {
  const { brand, body, now } = call
  return chat.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, id<'member'>(body.memberId))
    if (member?.merchantCode !== brand.merchantCode) throw new Refusal('SYS_NOT_FOUND')
    if (avatarOf(member.avatar).avatarType !== 'CUSTOM') return { taken: false }
    await setAvatar(tx, member.id, GALLERY[0]!.id)
    await takeAvatars(tx, member.id, now)
    const draft = { template: 'pictureTaken', args: { at: { at: iso(now) } }, route: '/account/security' } as const
    await sendMessage(tx, { memberId: member.id, tab: 'SYSTEM', ...draft }, now)
    await staffDid(tx, call, {
      action: 'rooms.picture',
      object: { kind: 'member', id: member.id },
      before: { fileId: member.avatar },
    })
    return { taken: true }
  })
}
