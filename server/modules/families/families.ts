import type { BetRow } from '@senluna/contract/money/records.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Authenticator } from '../../platform/http/ports.ts'
import type { FamilyBase, GameFamily, OpenFamily } from './family.ts'

/** Every family of one process, by name. */
export type Families = ReadonlyMap<string, OpenFamily>

/** What opens each family, with its settings read. */
export type FamilyOpeners = ReadonlyMap<string, (base: FamilyBase) => Promise<OpenFamily>>

/** Reads every family's settings. Throws a sentence for what can't be used. */
export const configureFamilies = (families: readonly GameFamily[], env: NodeJS.ProcessEnv): FamilyOpeners =>
  new Map(families.map((family) => [family.name, family.configure(env)]))

/** Opens them one after the other, in the order of the list. */
export async function openFamilies(openers: FamilyOpeners, base: FamilyBase): Promise<Families> {
  const opened = new Map<string, OpenFamily>()
  for (const [name, open] of openers) opened.set(name, await open(base))
  return opened
}

/** Opens what the first wager of any family would wait for. */
export async function warmFamilies(families: Families): Promise<void> {
  await Promise.all([...families.values()].map(async (family) => family.warm?.()))
}

/** A family with all that is its own: for its folder and its tests. */
export function familyOf<Opened extends OpenFamily>(families: Families, { name }: GameFamily<Opened>): Opened {
  const family = families.get(name)
  assert(family, `the family ${name} is open`)
  // Under a family's name stands what its own `configure` opened.
  return family as Opened
}

/** The family that a game of the catalogue belongs to; undefined for a vendor's. */
export const familyOfGame = (families: Families, gameId: string): OpenFamily | undefined =>
  families.values().find((family) => family.owns(gameId))

/**
 * What the families say of wagers in a line each, by their numbers. For others than the player,
 * `hiddenAt` is now: what was chosen stays hidden as long as it can still be bet on.
 */
export async function detailsOf(
  families: Families,
  owner: Id<'member'>,
  rows: readonly Pick<BetRow, 'betNo' | 'product'>[],
  language: string,
  hiddenAt?: Instant,
): Promise<ReadonlyMap<string, string>> {
  const found: ReadonlyMap<string, string>[] = []
  for (const family of families.values()) {
    const details = await family.details?.(owner, rows, language, hiddenAt)
    if (details) found.push(details)
  }
  return new Map(found.flatMap((details) => [...details]))
}

/** Whose frame is calling, of the first family that knows; null for nobody. */
export async function frameCaller(
  families: Families,
  ...[request, brand, now]: Parameters<Authenticator['game']>
): ReturnType<Authenticator['game']> {
  for (const family of families.values()) {
    const caller = await family.caller?.(request, brand, now)
    if (caller) return caller
  }
  return null
}
