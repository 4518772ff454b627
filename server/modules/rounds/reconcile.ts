import type { Check } from '@senluna/ledger/check.ts'
import { MOVEMENT_KIND } from '../wagers/index.ts'
import { POSTED } from '@senluna/ledger/index.ts'

/** SQL that names the house rounds: each is posted in one statement, without movements. */
export const HOUSE_ROUNDS = 'select owner_id, id from rounds.round'

/**
 * What must hold between house rounds, their seeds and their wagers.
 *
 * `ofFamilies` is SQL that names, by `owner_id` and `id`, the wagers that stand on no round but on
 * a table of another family of games.
 */
export const roundChecks = (ofFamilies: string): readonly Check[] => [
  {
    name: 'each house round has its wager, each seed its rounds in order',
    sql: `select format('round %s of %s', coalesce(r.id, w.id), coalesce(r.owner_id, w.owner_id)) as detail
      from rounds.round r full join rounds.in_wagers w on w.owner_id = r.owner_id and w.id = r.id
      where (r.id is null or w.id is null)
        and not exists (select from wagers.for_movements b where b.owner_id = w.owner_id and b.key = w.id and b.kind = ${MOVEMENT_KIND.BET} and b.status = ${POSTED})
        and not exists (select from (${ofFamilies}) o where o.owner_id = w.owner_id and o.id = w.id)
      union all
      select format('seed %s of %s has nonces %s to %s in %s rounds', seed_id, owner_id, min(nonce), max(nonce), count(*))
      from rounds.round group by owner_id, seed_id
      having min(nonce) <> 0 or max(nonce) <> count(*) - 1 or count(distinct nonce) <> count(*)`,
  },
]
