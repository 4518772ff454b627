import { kept } from '@senluna/web/client/storage.ts'
import { useState } from 'react'
import type { PlaceGroup } from '../../place.ts'
import { useDesk } from '../../session.ts'

type GroupName = PlaceGroup['group']

/** At first all groups are open but the one that repeats pages of the others. */
const FOLDED_AT_FIRST: readonly string[] = ['desk.nav.recent']

/** Which groups of the menu are folded. This browser keeps it, for each account. */
export function useFolded() {
  const { session } = useDesk()
  const key = `desk.folded.${session.name}`
  const [names, setNames] = useState<readonly string[]>(() => kept.get(key)?.split(',') ?? FOLDED_AT_FIRST)
  return {
    has: (group: GroupName) => names.includes(group),
    turn: (group: GroupName) => {
      const next = names.includes(group) ? names.filter((name) => name !== group) : [...names, group]
      setNames(next)
      kept.set(key, next.join(','))
    },
  }
}
