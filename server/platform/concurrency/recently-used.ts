import { LRUCache } from 'lru-cache'

/** What was used last, and no more of it than a bound. */
export type RecentlyUsed<K extends {}, V extends {}> = LRUCache<K, V>

/**
 * Keeps at most `most` entries, each for `ttlMs` at most where that is given.
 *
 * It grows with what it holds. The library's own `max` takes the room for all entries at the start,
 * which for every cache of every process together is 100 MB and a tenth of a process's start.
 */
export const recentlyUsed = <K extends {}, V extends {}>(most: number, ttlMs?: number): RecentlyUsed<K, V> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1, ...(ttlMs === undefined ? {} : { ttl: ttlMs }) })
