import { kept } from '@senluna/web/client/storage.ts'
import { useEffect, useState } from 'react'
import type { Place } from '../../place.ts'
import { useDesk } from '../../session.ts'

/** How many pages before the open one are listed. */
const RECENT_MOST = 8

/**
 * The pages that were open last, the last one first, without the open one. This browser keeps them,
 * for each account.
 */
export function useRecent(places: readonly Place[], here: Place | undefined): readonly Place[] {
  const { session } = useDesk()
  const key = `desk.recent.${session.name}`
  const [paths, setPaths] = useState<readonly string[]>(() => kept.get(key)?.split(',') ?? [])
  if (here && paths[0] !== here.path)
    setPaths([here.path, ...paths.filter((path) => path !== here.path)].slice(0, RECENT_MOST + 1))
  useEffect(() => kept.set(key, paths.join(',')), [key, paths])
  return paths
    .filter((path) => path !== here?.path)
    .slice(0, RECENT_MOST)
    .flatMap((path) => places.filter((place) => place.path === path))
}
