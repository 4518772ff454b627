import { keptInTab } from '../storage.ts'

const KEPT = 'image-host'
/** Where pictures come from, in the order in which they are tried. The last is this site itself. */
let hosts: readonly string[] = ['']
let now = 0

/**
 * Takes the brand's hosts for pictures. This visit begins at one picked by chance, so that all
 * share the work.
 */
export function takeImageHosts(list: readonly string[]): void {
  const kept = list.indexOf(keptInTab.get(KEPT) ?? '')
  const first = kept >= 0 ? kept : list.length > 0 ? crypto.getRandomValues(new Uint32Array(1))[0]! % list.length : 0
  hosts = [...list.slice(first), ...list.slice(0, first), ''].map((host) => host.replace(/\/+$/, ''))
  now = 0
  keptInTab.set(KEPT, list[first] ?? null)
}

/** The last host to ask: this site itself. */
export const lastHost = (): number => hosts.length - 1

/** Which host new pictures are asked from. */
export const imageHost = (): number => now

/** A picture's address at one of the hosts. */
export const imageAt = (path: string, host: number): string =>
  path.startsWith('/') ? (hosts[host] ?? '') + path : path

/**
 * The host to try after one that failed, now also for every new picture; nothing when there is none
 * left.
 */
export function hostAfter(failed: number): number | undefined {
  if (failed >= hosts.length - 1) return undefined
  now = Math.max(now, failed + 1)
  return now
}
