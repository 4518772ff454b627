import pg from 'pg'
import { describe, test } from 'vitest'
import { GUARD_CHECKS } from '@senluna/server/modules/protection/testing/money-path-suite.ts'
import { openPostings } from '@senluna/server/modules/rounds/testing/posting-suite.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { spoil, type WrongBuild } from './spoil.ts'

// Builds of player protection that are wrong on purpose. The suite of its promises must notice
// every one.

const WRONG: readonly WrongBuild[] = [
  {
    mistake: 'stakes do not take turns on the guard',
    routine: 'wagers.guard_status',
    replace: [[/for no key update/, '']],
  },
  {
    mistake: 'a loss limit is looked at before the stake, not with it',
    routine: 'wagers.guard_status',
    replace: [[/\+ p_stake > l\.value/, '>= l.value']],
  },
  {
    mistake: 'a stake limit is one unit short',
    routine: 'wagers.guard_status',
    replace: [[/p_stake > l\.value/, 'p_stake >= l.value']],
  },
  { mistake: 'an exclusion lets stakes through', routine: 'wagers.guard_status', replace: [[/g\.excluded or/, '']] },
  {
    mistake: 'a break lets stakes through',
    routine: 'wagers.guard_status',
    replace: [[/or g\.cooling_until > p_at/, '']],
  },
  {
    mistake: 'used-up minutes let stakes through',
    routine: 'wagers.guard_status',
    replace: [[/g\.session_ends_at <= p_at/, 'false']],
  },
  {
    mistake: 'a due check lets stakes through',
    routine: 'wagers.guard_status',
    replace: [[/and due_at <= p_at/, 'and false']],
  },
  {
    mistake: 'free play is held to the limits',
    routine: 'wagers.guard_status',
    replace: [[/if p_book <> 0 then return \d+; end if;/, '']],
  },
  {
    mistake: 'a cap is one unit short',
    routine: 'wagers.guard_status',
    replace: [[/p_stake > g\.cap_most/, 'p_stake >= g.cap_most']],
  },
  {
    mistake: 'what a cap locks is open',
    routine: 'wagers.guard_status',
    replace: [[/not p_products <@ g\.cap_products/, 'false']],
  },
  { mistake: 'free play is counted', routine: 'wagers.count_guarded', replace: [[/p_book <> 0 or/, '']] },
  {
    mistake: 'payouts are not counted',
    routine: 'wagers.count_guarded',
    replace: [[/won = b\.won \+ excluded\.won/, 'won = b.won']],
  },
  {
    mistake: 'an hour leaves the window with its first minute',
    routine: 'protection.lost',
    replace: [[/p_hours \+ 1/, 'p_hours']],
  },
  {
    mistake: 'what was lost before a limit is forgotten',
    routine: 'wagers.set_guard',
    replace: [[/insert into protection\.bucket[\s\S]*?group by 2;/, '']],
  },
  {
    mistake: 'play states do not learn of the guard',
    routine: 'wagers.set_guard',
    replace: [[/update rounds\.play_state[^;]*;/, '']],
  },
  {
    mistake: 'rounds in one statement pass the guard',
    routine: 'rounds.play_fast',
    replace: [[/and not s\.guarded/, '']],
  },
  {
    mistake: 'rounds in one statement pass a due check',
    routine: 'rounds.play_fast',
    replace: [[/and \(s\.check_due_at is null or s\.check_due_at > d\.at\)/, '']],
  },
  {
    mistake: 'the careful way counts nothing',
    routine: 'rounds.play_slow',
    replace: [[/perform wagers\.count_guarded\([^;]*;/, 'null;']],
  },
]

describe('every wrong build is noticed', () => {
  for (const wrong of WRONG) {
    test(
      wrong.mistake,
      async () => {
        const url = await createTestDatabase()
        const owner = new pg.Client({ connectionString: url })
        const app = new pg.Client({ connectionString: url, options: '-c role=senluna_app' })
        await Promise.all([owner.connect(), app.connect()])
        try {
          await spoil(owner, wrong)
          const postings = { ...(await openPostings(owner, app)), url }
          for (const check of GUARD_CHECKS) {
            try {
              await check.run(postings)
            } catch {
              return
            }
          }
          throw new Error(`nobody noticed that ${wrong.mistake}`)
        } finally {
          await Promise.all([owner.end(), app.end()])
        }
      },
      120_000,
    )
  }
})
