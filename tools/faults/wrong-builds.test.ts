import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { senVang } from '@senluna/games/slots-sen-vang/rules/index.ts'
import { Stream } from '@senluna/games/verifier/index.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { CHECKS } from '@senluna/ledger/testing/suite.ts'
import { openWorld } from '@senluna/ledger/testing/world.ts'
import { openPostings, PLAY_CHECKS } from '@senluna/server/modules/rounds/testing/posting-suite.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { spoil, type WrongBuild } from './spoil.ts'

// Builds of the money code that are wrong on purpose. The suites must notice every one: a mistake
// they would let pass is a hole in them.

const NO_FLOOR = 'alter table ledger.account drop constraint account_floor'

const WRONG: readonly WrongBuild[] = [
  {
    mistake: 'money goes through a float',
    routine: 'ledger.post_fast',
    replace: [
      [
        /set balance = a\.balance \+ after\[legs\],/,
        'set balance = (a.balance::float8 + after[legs]::float8)::bigint,',
      ],
    ],
  },
  {
    mistake: 'a repeat is paid again',
    routine: 'ledger.unposted',
    replace: [[/return not exists/, 'return true or not exists']],
    also: 'alter table ledger.transfer drop constraint transfer_owner_id_key_source_leg_key',
  },
  {
    mistake: 'a repeat is looked for before the wallet is locked',
    routine: 'ledger.unposted',
    replace: [[/ LANGUAGE plpgsql\n/, ' LANGUAGE plpgsql STABLE\n']],
    also: 'alter table ledger.transfer drop constraint transfer_owner_id_key_source_leg_key',
  },
  {
    mistake: 'a credit arrives twice',
    routine: 'ledger.post_fast',
    replace: [
      [
        /set balance = a\.balance \+ after\[legs\],/,
        'set balance = a.balance + after[legs] + greatest(after[legs], 0),',
      ],
    ],
  },
  {
    mistake: 'the floor is not looked at',
    routine: 'ledger.post_fast',
    replace: [[/and \(lowest = 0 or a\.balance - a\.held \+ lowest >= a\.floor\)/, '']],
    also: NO_FLOOR,
  },
  {
    mistake: 'what is held may be spent',
    routine: 'ledger.post_fast',
    replace: [[/a\.balance - a\.held \+ lowest/, 'a.balance + lowest']],
    also: NO_FLOOR,
  },
  {
    mistake: 'the house is not told',
    routine: 'ledger.post_fast',
    replace: [[/set balance = h\.balance - after\[legs\]/, 'set balance = h.balance']],
  },
  {
    mistake: 'a frozen wallet pays',
    routine: 'ledger.post_fast',
    replace: [[/and a\.state = 0 /, 'and a.state <> 2 ']],
  },
  {
    mistake: 'a tombstone is not looked at',
    routine: 'ledger.post_fast',
    replace: [[/and not a\.entombed /, '']],
  },
  {
    mistake: 'currencies mix',
    routine: 'ledger.post_fast',
    replace: [
      [
        /and a\.currency = \(select h\.currency/,
        "and a.currency <> (select h.code || h.currency from (select account_no, owner_id, currency, 0::text as code from ledger.account) h where h.owner_id = p_owner limit 1) and 'x' <> (select h.currency",
      ],
    ],
  },
  {
    mistake: 'a batch does not lock its wallets',
    routine: 'ledger.post_many',
    replace: [[/for no key update of a\b/, '']],
  },
  {
    mistake: 'a batch locks its wallets as they come',
    routine: 'ledger.post_many',
    replace: [[/order by a\.owner_id, a\.account_no\s+for no key update of a/, 'for no key update of a']],
  },
  {
    mistake: 'money of a batch goes through a float',
    routine: 'ledger.post_many',
    replace: [
      [
        /v_balance\[i\] := v_balance\[i\] \+ p_leg_amount\[l\]/,
        'v_balance[i] := (v_balance[i]::float8 + p_leg_amount[l]::float8)::bigint',
      ],
    ],
  },
  {
    mistake: 'a batch looks keys up without their owner',
    routine: 'ledger.post_many',
    replace: [[/(join ledger\.transfer t on )t\.owner_id = q\.owner_id and (t\.key = q\.key)/, '$1$2']],
  },
  {
    mistake: 'a credit of a batch arrives twice',
    routine: 'ledger.post_many',
    replace: [[/set balance = q\.balance,/, 'set balance = q.balance + greatest(q.balance - a.balance, 0),']],
  },
  {
    mistake: 'the floor of a batch is not looked at',
    routine: 'ledger.post_many',
    replace: [[/elsif v_lowest\[i\] < 0 and v_free\[i\] \+ v_lowest\[i\] < v_floor\[i\]/, 'elsif false']],
    also: NO_FLOOR,
  },
  {
    mistake: 'the house is not told of a batch',
    routine: 'ledger.post_many',
    replace: [[/set balance = a\.balance - s\.total/, 'set balance = a.balance']],
  },
  {
    mistake: 'other content under a key of a batch passes for a repeat',
    routine: 'ledger.post_many',
    replace: [[/where t\.amount <> q\.amount or t\.kind <> q\.kind/, 'where t.kind <> q.kind']],
  },
  {
    mistake: 'a posting is reversed twice',
    routine: 'ledger.reverse',
    replace: [
      [/if before <> p_reversal then return 2; end if;/, 'if before <> p_reversal then before := null; end if;'],
      [/insert into ledger\.reversal ([^;]*);/, 'insert into ledger.reversal $1 on conflict do nothing;'],
    ],
  },
  {
    mistake: 'more is taken from a hold than was held',
    routine: 'ledger.resolve_hold',
    replace: [
      [/if held\.remaining < p_amount then return 3; end if;/, ''],
      [/remaining = remaining - p_amount/, 'remaining = greatest(remaining - p_amount, 0)'],
    ],
    also: NO_FLOOR,
  },
  {
    mistake: 'a hold of more than there is',
    routine: 'ledger.reserve',
    replace: [[/if wallet\.balance - wallet\.held - p_amount < wallet\.floor then return 3; end if;/, '']],
    also: NO_FLOOR,
  },
  {
    mistake: 'a stale seed state is taken',
    routine: 'rounds.play_status',
    replace: [[/if s\.seed_id <> p_seed or s\.nonce <> p_nonce then return 10; end if;/, '']],
  },
  {
    mistake: 'a round is open to everybody',
    routine: 'rounds.play_status',
    replace: [
      [/if s\.session_id is distinct from p_session or s\.session_expires_at <= p_at then return 11; end if;/, ''],
    ],
  },
  {
    mistake: 'a round is played over an open one',
    routine: 'rounds.play_status',
    replace: [[/if s\.open_round is not null [^;]*; end if;/, '']],
  },
  {
    mistake: 'an autoplay goes on after its win',
    routine: 'rounds.auto_left',
    replace: [[/p_payout >= s\.auto_win_limit or/, '']],
  },
  {
    mistake: 'play states of a batch are not locked',
    routine: 'rounds.play_slow',
    replace: [[/for no key update of s\b/, '']],
  },
  {
    mistake: 'a round without its wager',
    routine: 'rounds.play_slow',
    replace: [[/(where d\.status = 0)(;\s+insert into rounds\.round)/, '$1 and false$2']],
  },
  {
    mistake: 'the nonce of a batch does not move on',
    routine: 'rounds.play_slow',
    replace: [[/set nonce = d\.nonce,/, 'set nonce = s.nonce,']],
  },
  {
    mistake: 'a payout is paid twice',
    routine: 'rounds.play_slow',
    replace: [[/leg_amount := leg_amount \|\| p_payout\[i\]/, 'leg_amount := leg_amount || 2 * p_payout[i]']],
  },
  {
    mistake: 'the loss of an autoplay is not counted',
    routine: 'rounds.play_slow',
    replace: [[/v_auto_loss_left\[i\] - p_stake\[i\] \+ p_payout\[i\]/, 'v_auto_loss_left[i]']],
  },
  {
    mistake: 'a stale seed state is taken at once',
    routine: 'rounds.play_fast',
    replace: [[/and s\.seed_id = d\.seed_id and s\.nonce = d\.nonce/, '']],
  },
  {
    mistake: 'a round is open to everybody at once',
    routine: 'rounds.play_fast',
    replace: [[/and s\.session_id = d\.session_id /, '']],
  },
  {
    mistake: 'a round is played over an open one at once',
    routine: 'rounds.play_fast',
    replace: [[/and \(s\.open_round is null or s\.open_round = d\.seen\)/, '']],
  },
  {
    mistake: 'a cycle is cut short',
    routine: 'rounds.play_fast',
    replace: [[/and \(d\.cycle_ms = 0 or [^)]*\)/, '']],
  },
  {
    mistake: 'an autoplay goes on without limits',
    routine: 'rounds.play_fast',
    replace: [[/and \(d\.auto is null or \(s\.auto_id = d\.auto [^)]*\)\)/, '']],
  },
  {
    mistake: 'the nonce does not move on',
    routine: 'rounds.play_fast',
    replace: [[/set nonce = s\.nonce \+ 1/, 'set nonce = s.nonce']],
  },
  {
    mistake: 'who cannot pay is recorded all the same',
    routine: 'rounds.play_fast',
    replace: [
      [/a\.balance - a\.held - d\.stake >= a\.floor/, 'true'],
      [/a\.balance - a\.held - m\.stake >= a\.floor/, 'true'],
    ],
    also: NO_FLOOR,
  },
  {
    mistake: 'a wallet that moved is not looked at again',
    routine: 'rounds.play_fast',
    replace: [[/and a\.balance - a\.held - m\.stake >= a\.floor/, '']],
    also: NO_FLOOR,
  },
  {
    mistake: 'a round is posted half when its wallet moved',
    routine: 'wagers.raced',
    replace: [[/raise exception [^;]*;/, 'return null;']],
  },
  {
    mistake: 'a payout goes through a float',
    routine: 'rounds.play_fast',
    replace: [[/a\.balance - m\.stake \+ m\.payout/, 'a.balance - m.stake + (m.payout::float4 / 3 * 2.99)::bigint']],
  },
  {
    mistake: 'a payout is paid twice at once',
    routine: 'rounds.play_fast',
    replace: [[/a\.balance - m\.stake \+ m\.payout/, 'a.balance - m.stake + 2 * m.payout']],
  },
  {
    mistake: 'the loss of an autoplay is not counted at once',
    routine: 'rounds.play_fast',
    replace: [[/s\.auto_loss_left - d\.stake \+ d\.payout/, 's.auto_loss_left']],
  },
  {
    mistake: 'a replayed round is played again',
    routine: 'rounds.play_slow',
    replace: [[/v_status\[i\] := case when r\.stake = p_stake\[i\][^;]*;/, 'null;']],
  },
]

// The two random ones take longest and come last but for reconciling.
const QUICK_FIRST = [...CHECKS.slice(2, -1), ...CHECKS.slice(0, 2), ...CHECKS.slice(-1)]

/** The first promise that is found broken, or undefined when all of them pass. */
async function caughtBy(build: WrongBuild): Promise<string | undefined> {
  const url = await createTestDatabase()
  const world = await openWorld(url)
  try {
    await spoil(world.owner, build)
    const checks = /^(?:rounds|wagers)\./.test(build.routine)
      ? await playChecks(world)
      : QUICK_FIRST.map((check) => ({ name: check.name, run: () => check.run(world, 0.5) }))
    for (const check of checks) {
      try {
        await check.run()
      } catch {
        return check.name
      }
    }
    return undefined
  } finally {
    await world.close()
  }
}

async function playChecks(world: Awaited<ReturnType<typeof openWorld>>) {
  const app = await world.connect()
  const ways = [
    await openPostings(world.owner, app),
    await openPostings(world.owner, app, true),
    await openPostings(world.owner, app, true, true),
  ]
  return ways.flatMap((postings) => PLAY_CHECKS.map((check) => ({ name: check.name, run: () => check.run(postings) })))
}

describe.concurrent('a wrong build is caught', () => {
  for (const build of WRONG) {
    test(`${build.mistake} (${build.routine})`, async ({ expect }) => {
      expect(await caughtBy(build), 'every check passed').toBeDefined()
    })
  }
})

test('the build as it is passes the same checks', async () => {
  const world = await openWorld(await createTestDatabase())
  try {
    for (const check of CHECKS) await check.run(world, 0.3)
    for (const check of await playChecks(world)) await check.run()
  } finally {
    await world.close()
  }
})

/**
 * Rounds whose payout differs from the sum of what their spins show, among many seeds and every
 * stake.
 */
function wronglyPaid(payoutOf: (stake: Amount, payout: Amount) => bigint): number {
  let wrong = 0
  for (const stake of senVang.stakes) {
    for (let nonce = 0; nonce < 400; nonce++) {
      const stream = new Stream({
        serverSeed: '5a'.repeat(32),
        streamCode: senVang.streamCode,
        clientSeed: 'wrong-builds',
        nonce,
      })
      const played = senVang.play(stream, stake)
      const shown = senVang.beats(played.draws, stake).reduce((sum, beat) => sum + beat.won, 0n)
      if (payoutOf(stake, played.payout) !== shown) wrong++
    }
  }
  return wrong
}

test('a payout by floating odds, cut once, is caught by the sum of the beats; the right one passes', () => {
  assert.equal(
    wronglyPaid((_stake, payout) => payout),
    0,
  )
  const floating = (stake: Amount, payout: Amount) =>
    amount(BigInt(Math.floor(Number(stake) * Math.fround(Number(payout) / Number(stake)))))
  assert.ok(wronglyPaid(floating) > 0)
})
