import { describe, test } from 'vitest'
import { openWorld } from '@senluna/ledger/testing/world.ts'
import { OPERATION_CHECKS } from '@senluna/server/modules/wagers/testing/operations-suite.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { spoil, type WrongBuild } from './spoil.ts'

// Builds of bet, win, rollback, correction and cancellation that are wrong on purpose. Their suite
// must notice every one.

const WRONG: readonly WrongBuild[] = [
  {
    mistake: 'a rollback leaves no tombstone',
    routine: 'wagers.rollback',
    replace: [[/outcome := ledger\.entomb\([^;]*\);/, 'outcome := 0;']],
  },
  {
    mistake: 'a repeated win is credited again',
    routine: 'wagers.win',
    replace: [
      [
        /if before\.status is not null then/,
        `if before.status = 0 then
          b := m;
          b.key := gen_random_uuid();
          b.moved := p_amount;
          b := wagers.post(b, 201, ledger.house_account_of('test', 'GAME:RNG', p_currency, 0::smallint, p_at));
        end if;
        if before.status is not null then`,
      ],
    ],
  },
  {
    mistake: 'wallets are not locked',
    routine: 'wagers.lock_wallets',
    replace: [[/(order by account_no) for no key update/, '$1']],
  },
  {
    mistake: 'a key is looked up without its owner',
    routine: 'wagers.answered',
    replace: [[/(into s from wagers\.movement where )owner_id = m\.owner_id and/, '$1']],
  },
  {
    mistake: 'other content under a key passes for a repeat',
    routine: 'wagers.answered',
    replace: [[/is not distinct from \(m\.kind[^)]*\)/, 'is not null']],
  },
  {
    mistake: 'a key of something else is taken',
    routine: 'wagers.answered',
    replace: [[/if exists \(select from ledger\.transfer[\s\S]*?\) then\s+m\.status := 2;\s+return m;\s+end if;/, '']],
  },
  {
    mistake: 'a refusal is forgotten',
    routine: 'wagers.kept',
    replace: [[/insert into wagers\.movement select \(m\)\.\*;/, '']],
  },
  {
    mistake: 'a late bet does not look for its tombstone',
    routine: 'wagers.buried',
    replace: [[/return wallet\.entombed and/, 'return m.kind <> 1 and wallet.entombed and']],
  },
  {
    mistake: 'a bet that was won is rolled back',
    routine: 'wagers.rollback',
    replace: [[/t\.kind = 1 and exists/, 'false and exists']],
  },
  {
    mistake: 'a win that was corrected is rolled back',
    routine: 'wagers.rollback',
    replace: [[/t\.kind = 2 and exists/, 'false and exists']],
  },
  {
    mistake: "one vendor rolls back another's bet",
    routine: 'wagers.rollback',
    replace: [[/t\.vendor <> p_vendor/, 'false']],
  },
  {
    mistake: 'a rollback goes into another round',
    routine: 'wagers.rollback',
    replace: [[/t\.kind not in \(1, 2\) or t\.round_id <> p_round/, 't.kind not in (1, 2)']],
  },
  {
    mistake: 'a closed round is rolled back',
    routine: 'wagers.rollback',
    replace: [[/if r\.closed_at is not null then/, 'if false then']],
  },
  {
    mistake: 'a win after a rollback is paid',
    routine: 'wagers.bet_status',
    replace: [[/then 21\s+else 0/, 'then 0 else 0']],
  },
  {
    mistake: 'a win for a refused bet is paid',
    routine: 'wagers.bet_status',
    replace: [[/when b\.status <> 0 then 20/, '']],
  },
  {
    mistake: 'a closed round pays',
    routine: 'wagers.win',
    replace: [[/if outcome = 0 and r\.closed_at is not null then outcome := 23; end if;/, '']],
  },
  {
    mistake: 'a round that closes leaves its bets open',
    routine: 'wagers.seal',
    replace: [
      [/perform wagers\.rewrite/, 'if false then perform wagers.rewrite'],
      [/'settled', p_trace\);/, `'settled', p_trace); end if;`],
    ],
  },
  {
    mistake: 'a bet into a closed round is taken',
    routine: 'wagers.bet',
    replace: [[/elsif r\.closed_at is not null or/, 'elsif']],
  },
  {
    mistake: "the caller's checks are asked before the key",
    routine: 'wagers.bet',
    replace: [
      [/before := wagers\.answered\(m\);/, 'before := case when p_denied is null then wagers.answered(m) end;'],
      [/m := wagers\.kept\(m, 24, wallet\);/, 'm.status := 24;'],
    ],
  },
  {
    mistake: 'a debt is written twice',
    routine: 'wagers.shift_debt',
    replace: [[/array\[p_amount, -p_amount\]/, 'array[p_amount, -2 * p_amount]']],
  },
  {
    mistake: 'more is lent than is lacking',
    routine: 'wagers.lend',
    replace: [[/short := p_needed - \(wallet\.balance - wallet\.held - wallet\.floor\);/, 'short := p_needed;']],
  },
  {
    mistake: 'a debt is never collected',
    routine: 'wagers.collect',
    replace: [[/if part > 0 and/, 'if false and']],
  },
  {
    mistake: 'more is collected than came in',
    routine: 'wagers.collect',
    replace: [[/least\(owed, p_credit, /, 'least(owed, ']],
  },
  {
    mistake: 'a freeze is lifted for good by a rollback',
    routine: 'wagers.reverse',
    replace: [
      [
        /set_account_state\(m\.owner_id, m\.account_no, 1::smallint\)/,
        'set_account_state(m.owner_id, m.account_no, 0::smallint)',
      ],
    ],
  },
  {
    mistake: 'a correction takes more than was paid',
    routine: 'wagers.adjust',
    replace: [
      [
        /coalesce\(b\.key, case when house then p_round end\) and w\.payout \+ p_amount >= 0/,
        'coalesce(b.key, case when house then p_round end)',
      ],
    ],
  },
  {
    mistake: 'an open round is corrected',
    routine: 'wagers.adjust',
    replace: [[/if outcome = 0 and r\.state = 0 then outcome := 26; end if;/, '']],
  },
  {
    mistake: 'a rollback is not told',
    routine: 'wagers.rewrite',
    replace: [
      [/perform wagers\.publish/, `if p_as <> 'cancelled' then perform wagers.publish`],
      [/w\.payout, p_trace\);/, 'w.payout, p_trace); end if;'],
    ],
  },
  {
    mistake: 'a payout is told whole every time',
    routine: 'wagers.rewrite',
    replace: [[/paid - w\.payout, p_trace/, 'paid, p_trace']],
  },
  {
    mistake: 'turnover is told again by every win',
    routine: 'wagers.rewrite',
    replace: [[/valid - w\.valid_bet,/, 'valid,']],
  },
  {
    mistake: 'a round forgets its win',
    routine: 'wagers.stepped',
    replace: [[/wins = wins \+ case m\.kind when 2 then 1 else 0 end/, 'wins = wins']],
  },
  {
    mistake: 'a cancellation leaves corrections standing',
    routine: 'wagers.cancel_round',
    replace: [[/x\.kind > 0/, 'x.kind in (1, 2)']],
  },
  {
    mistake: 'a cancellation undoes the bet first',
    routine: 'wagers.cancel_round',
    replace: [[/order by x\.step desc/, 'order by x.step']],
  },
]

async function caughtBy(build: WrongBuild): Promise<string | undefined> {
  const world = await openWorld(await createTestDatabase())
  try {
    await spoil(world.owner, build)
    for (const check of OPERATION_CHECKS) {
      try {
        await check.run(world, 1)
      } catch {
        return check.name
      }
    }
    return undefined
  } finally {
    await world.close()
  }
}

describe.concurrent('a wrong build of the wager operations is caught', () => {
  for (const build of WRONG) {
    test(`${build.mistake} (${build.routine})`, { timeout: 120_000 }, async ({ expect }) => {
      expect(await caughtBy(build), 'every check passed').toBeDefined()
    })
  }
})
