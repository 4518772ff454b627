import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a game `g` may be played in a country, two capital letters; where nobody knows the
 * country, what is for some only is shut.
 */
export const openIn = (country: string): RawBuilder<boolean> =>
  sql<boolean>`(g.region_kind = 'ALL' or (g.region_kind = 'ONLY') = (${country} = any (g.regions)))`
