import { AVATARS } from '@senluna/games/art/avatars.ts'
import { isUuid } from '@senluna/kit/ids.ts'

/** A member's picture as pages get it. */
interface Avatar {
  /** The gallery's id, or the address of an own picture. */
  avatar: string
  avatarType: 'CUSTOM' | 'STATIC'
  /** Where the picture is, of either kind: always on this site. */
  avatarUrl: string
}

/** The pictures a member can choose from. */
export const GALLERY = AVATARS.map(({ motif }, index) => ({ id: `a${index + 1}`, url: `/art/a-${motif}.svg` }))

/**
 * What an account keeps of its picture, as pages get it: an id of the gallery, or of a file of its
 * own.
 */
export function avatarOf(kept: string): Avatar {
  if (isUuid(kept)) {
    const avatarUrl = `/wps/v2/avatars/${kept}`
    return { avatar: avatarUrl, avatarType: 'CUSTOM', avatarUrl }
  }
  const shown = GALLERY.find(({ id }) => id === kept) ?? GALLERY[0]!
  return { avatar: shown.id, avatarType: 'STATIC', avatarUrl: shown.url }
}
