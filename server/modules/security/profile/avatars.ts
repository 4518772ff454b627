import type * as contract from '@senluna/contract/member/avatars.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { claimFiles, releaseAvatars } from '../../files/index.ts'
import { GALLERY, lockMember, memberById, setAvatar, avatarOf } from '../../members/index.ts'
import type { Security } from '../security.ts'

/** The pictures a member can choose from. */
export const gallery = () => ({ list: GALLERY })

const shown = (kept: string) => ({ ...avatarOf(kept), status: 'OK' as const })

export async function ownAvatar({ db }: Security, { caller }: Call<typeof contract.playerAvatar>) {
  const member = await memberById(db, caller.memberId)
  return shown(member?.avatar ?? '')
}

/**
 * Shows another picture of the caller: one of the gallery, or one they have sent for it. The one
 * before, if it was their own, is shown no more. Refuses VAL_FIELD for a picture that isn't in the
 * gallery, not theirs or not sent for this.
 */
export async function chooseAvatar({ db }: Security, { caller, body, now }: Call<typeof contract.chooseAvatar>) {
  const wrong = (field: string) => new Refusal('VAL_FIELD', { fields: [{ field }] })
  if (body.avatarType === 'STATIC' && !GALLERY.some(({ id }) => id === body.avatar)) throw wrong('avatar')
  const kept = body.avatarType === 'STATIC' ? body.avatar : body.fileId
  await db.transaction().execute(async (tx) => {
    // Of two at once the second lets go of what the first has chosen.
    const member = await lockMember(tx, caller.memberId)
    if (member?.avatar === kept) return
    if (body.avatarType === 'CUSTOM') {
      const claim = { purpose: 'AVATAR', fileIds: [body.fileId], usedBy: `avatar:${caller.memberId}` } as const
      await claimFiles(tx, caller, claim, now).catch((error: unknown) => {
        throw error instanceof Refusal ? wrong('fileId') : error
      })
    }
    await setAvatar(tx, caller.memberId, kept)
    await releaseAvatars(tx, [caller.memberId], body.avatarType === 'CUSTOM' ? kept : undefined)
  })
  return shown(kept)
}
