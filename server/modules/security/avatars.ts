import { AVATARS } from '@senluna/games/art/avatars.ts'
import type * as contract from '@senluna/contract/security.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../platform/http/route.ts'
import { memberById, setAvatar } from '../members/index.ts'
import type { Security } from './index.ts'

const GALLERY = AVATARS.map(({ motif }, index) => ({ id: `a${index + 1}`, url: `/art/a-${motif}.svg` }))

/** The pictures a member can choose from. */
export const gallery = () => ({ list: GALLERY })

export async function ownAvatar({ db }: Security, { caller }: Call<typeof contract.playerAvatar>) {
  const member = await memberById(db, caller.memberId)
  return { avatar: member?.avatar ?? GALLERY[0]!.id, avatarType: 'STATIC' as const, status: 'OK' as const }
}

/** Refuses VAL_FIELD for a picture that isn't in the gallery. */
export async function chooseAvatar({ db }: Security, { caller, body }: Call<typeof contract.chooseAvatar>) {
  if (!GALLERY.some(({ id }) => id === body.avatar)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'avatar' }] })
  await setAvatar(db, caller.memberId, body.avatar)
  return { avatar: body.avatar, avatarType: 'STATIC' as const, status: 'OK' as const }
}
