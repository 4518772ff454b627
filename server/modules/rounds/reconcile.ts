import type { Check } from '@senluna/ledger/check.ts'
import { MOVEMENT_KIND, WAGER_STATUS } from '../wagers/index.ts'
import { POSTED, SOURCE } from '@senluna/ledger/index.ts'

/**
 * SQL that names the house rounds that are posted in one statement, without movements: all but
 * runs.
 */
export const HOUSE_ROUNDS =
  'select owner_id, id from rounds.round r where not exists (select from rounds.run u where u.owner_id = r.owner_id and u.id = r.id)'

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
      from (select owner_id, seed_id, nonce from rounds.round
        union all select owner_id, seed_id, nonce from rounds.run where ended_at is null) r group by owner_id, seed_id
      having min(nonce) <> 0 or max(nonce) <> count(*) - 1 or count(distinct nonce) <> count(*)`,
  },
  {
    name: 'each free round is one stake of the house, and what left again of its payout; of a voided one nothing stays',
    sql: `select format('free round %s of %s', coalesce(f.id, p.round), coalesce(f.owner_id, p.owner_id)) as detail
      from rounds.free_round f
      full join (select owner_id, coalesce(ref, key) as round, sum(amount) filter (where ref is null) as stake, sum(amount) as net
        from rounds.in_postings where source = ${SOURCE.FREE_ROUND} group by 1, 2) p
        on p.owner_id = f.owner_id and p.round = f.id
      where (f.stake, case when f.voided_at is null then f.stake - f.returned else 0 end) is distinct from (p.stake::bigint, p.net::bigint)
      union all
      select format('wager of free round %s of %s', f.id, f.owner_id) from rounds.free_round f
      left join rounds.in_wagers w on w.owner_id = f.owner_id and w.id = f.id
      where (w.stake, w.valid_bet, w.status = ${WAGER_STATUS.CANCELLED}) is distinct from (f.stake, 0::bigint, f.voided_at is not null)`,
  },
  {
    name: 'free rounds were used as often as they were played, and won what their rounds did',
    sql: `select format('free rounds %s of %s', g.id, g.owner_id) as detail from rounds.free_grant g
      left join (select grant_id, count(*) as used, sum(payout - returned) as won from rounds.free_round where voided_at is null group by 1) f on f.grant_id = g.id
      where (g.used, g.won) is distinct from (coalesce(f.used, 0)::integer, coalesce(f.won, 0)::bigint)`,
  },
  {
    name: 'each run stands where its wager, its round and its play state do',
    sql: `select format('run %s of %s', u.id, u.owner_id) as detail
      from rounds.run u
      left join rounds.in_wagers w on w.owner_id = u.owner_id and w.id = u.id
      left join rounds.round r on r.owner_id = u.owner_id and r.id = u.id
      left join (select owner_id, run_id, sum(raised)::bigint as more from rounds.move group by 1, 2) m on m.owner_id = u.owner_id and m.run_id = u.id
      left join rounds.play_state s on s.owner_id = u.owner_id and s.game_id = u.game_id and s.book = u.book
      where (w.stake, w.game_id, w.book) is distinct from (u.stake + coalesce(m.more, 0), u.game_id, u.book)
        or (u.ended_at is null and (r.id is not null or s.open_round is distinct from u.id or w.status not in (${WAGER_STATUS.OPEN}, ${WAGER_STATUS.CANCELLED})))
        or (u.ended_at is not null and (r.seed_id, r.nonce, r.rules_no) is distinct from (u.seed_id, u.nonce, u.rules_no))
        or (u.ended_at is not null and (w.status = ${WAGER_STATUS.OPEN} or s.open_round = u.id))
      union all
      select format('moves of run %s of %s', run_id, owner_id) from rounds.move group by owner_id, run_id
      having min(place) <> 1 or max(place) <> count(*)`,
  },
  {
    name: 'each step of a gamble risks what stood, on the pair and the nonces of the round that won it',
    sql: `select format('gamble %s of %s', g.id, g.owner_id) as detail
      from rounds.gamble g
      left join rounds.in_wagers w on w.owner_id = g.owner_id and w.id = g.id
      left join rounds.round r on r.owner_id = g.owner_id and r.id = g.id
      left join rounds.round f on f.owner_id = g.owner_id and f.id = g.of_round
      left join rounds.gamble p on p.owner_id = g.owner_id and p.of_round = g.of_round and p.step = g.step - 1
      left join rounds.in_wagers b on b.owner_id = g.owner_id and b.id = coalesce(p.id, g.of_round)
      where (w.stake, w.valid_bet, r.seed_id, r.nonce) is distinct from (g.stake, 0::bigint, f.seed_id, f.nonce + g.step)
        or (g.step > 1 and p.payout is distinct from g.stake)
        or (b.status is distinct from ${WAGER_STATUS.CANCELLED} and b.payout is distinct from g.stake)
        or (w.status is distinct from ${WAGER_STATUS.CANCELLED} and w.payout is distinct from g.payout)`,
  },
]
