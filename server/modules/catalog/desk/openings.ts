import type { DeskGame } from '@senluna/contract/desk/brand/catalog.ts'

// What a change of a game or a vendor lets in that was kept out. One person shuts at once, so that
// nobody waits in an emergency; what somebody shut is opened again by two.

/** Where a game may be played. */
export interface Regions {
  kind: DeskGame['regionKind']
  countries: readonly string[]
}

/** What shuts a game or a vendor, or what a change makes of it. */
export interface Shutters {
  enabled?: boolean | undefined
  maintenance?: boolean | undefined
  regions?: Regions | undefined
}

const within = (some: readonly string[], all: readonly string[]) => some.every((code) => all.includes(code))

/** Whether a game could be played somewhere that it can't be played now. */
function opensSomewhere(from: Regions, to: Regions): boolean {
  if (from.kind === 'ALL') return false
  if (to.kind === 'ALL') return true
  if (from.kind === 'EXCEPT')
    return to.kind === 'EXCEPT'
      ? !within(from.countries, to.countries)
      : to.countries.some((code) => from.countries.includes(code))
  return to.kind === 'EXCEPT' || !within(to.countries, from.countries)
}

/** The parts of a change that open what is shut; none where it only shuts, or changes nothing. */
export function openingsOf(before: Shutters, change: Shutters): Shutters {
  const { enabled, maintenance, regions } = change
  return {
    ...(enabled === true && before.enabled === false ? { enabled } : {}),
    ...(maintenance === false && before.maintenance === true ? { maintenance } : {}),
    ...(regions && before.regions && opensSomewhere(before.regions, regions) ? { regions } : {}),
  }
}

/** The same parts of how something stands. */
export const sameParts = (openings: Shutters, standing: Shutters): Shutters => ({
  ...(openings.enabled === undefined ? {} : { enabled: standing.enabled }),
  ...(openings.maintenance === undefined ? {} : { maintenance: standing.maintenance }),
  ...(openings.regions === undefined ? {} : { regions: standing.regions }),
})

/** In the words of a request for approval; no country in both lists is everywhere. */
export interface ShownShutters {
  shown?: boolean
  maintenance?: boolean
  allowed?: readonly string[]
  denied?: readonly string[]
}

export const shuttersShown = ({ enabled, maintenance, regions }: Shutters): ShownShutters => ({
  ...(enabled === undefined ? {} : { shown: enabled }),
  ...(maintenance === undefined ? {} : { maintenance }),
  ...(regions === undefined
    ? {}
    : {
        allowed: regions.kind === 'ONLY' ? [...regions.countries] : [],
        denied: regions.kind === 'EXCEPT' ? [...regions.countries] : [],
      }),
})

function regionsIn(allowed: readonly string[], denied: readonly string[]): Regions {
  if (allowed.length > 0) return { kind: 'ONLY', countries: allowed }
  return denied.length > 0 ? { kind: 'EXCEPT', countries: denied } : { kind: 'ALL', countries: [] }
}

/** What a request's words would set. */
export const shuttersIn = ({ shown, maintenance, allowed, denied }: ShownShutters): Shutters => ({
  enabled: shown,
  maintenance,
  regions: allowed && denied ? regionsIn(allowed, denied) : undefined,
})
