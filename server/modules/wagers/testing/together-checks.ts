import assert from 'node:assert/strict'
import { breaksIn, queryOn } from '@senluna/ledger/testing/world.ts'
import { key, short, type OperationCheck } from './operation-check.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import { atOnce, inOrder } from './operations-random.ts'
import { after, newPlayer, openPostings, playOn } from '../../rounds/testing/posting-suite.ts'
import { Player } from './player.ts'

/** What holds for several at once, and for random lists of everything. */
export const TOGETHER_CHECKS: readonly OperationCheck[] = [
  {
    name: 'bet and win in one transaction stand or fall together; so does a list of them',
    run: async (world) => {
      const client = await world.connect()
      try {
        const player = await new Player(world).sit(100n)
        const [round, first, paid] = [key(), key(), key()]
        const inside = player.over(queryOn(client))
        await client.query('begin')
        await inside.bet(round, first, 40n)
        await inside.win(round, paid, 90n, { closes: true })
        await client.query('rollback')
        assert.deepEqual(await player.holds(), { main: 100n, debt: 0n })
        await client.query('begin')
        assert.equal((await inside.bet(round, first, 40n)).replayed, false)
        assert.equal((await inside.win(round, paid, 90n, { closes: true })).balance, 150n)
        const [second, undone] = [key(), key()]
        assert.equal((await inside.bet(second, undone, 40n)).balance, 110n)
        assert.equal((await inside.rollback(second, undone)).balance, 150n)
        assert.equal((await inside.bet(round, first, 40n)).replayed, true, 'a duplicate beside new ones')
        await client.query('commit')
        assert.deepEqual(await player.holds(), { main: 150n, debt: 0n })
      } finally {
        await client.end()
      }
    },
  },
  {
    name: 'a win that comes while its bet is under way waits for it; what is held for a second is in progress',
    run: async (world) => {
      const client = await world.connect()
      try {
        const player = await new Player(world).sit(100n)
        const [round, first, paid] = [key(), key(), key()]
        const slow = player.over(queryOn(client))
        await client.query('begin')
        await slow.bet(round, first, 30n)
        const waiting = player.win(round, paid, 40n, { bet: first })
        await new Promise((resolve) => setTimeout(resolve, 60))
        await client.query('commit')
        assert.deepEqual(short(await waiting), ['posted', false, 110n, 40n])
        await client.query('begin')
        await slow.bet(round, key(), 30n)
        const late = key()
        const busy = await player.win(round, late, 1n, { bet: first })
        assert.deepEqual([busy.status, busy.moved, busy.replayed], ['in_progress', 0n, false])
        await client.query('rollback')
        assert.deepEqual(short(await player.win(round, late, 1n, { bet: first })), ['posted', false, 111n, 1n])
      } finally {
        await client.end()
      }
    },
  },
  {
    name: 'one bet, won and rolled back by many at once: one of the two, once',
    run: async (world) => {
      const clients = await Promise.all(Array.from({ length: 8 }, () => world.connect()))
      try {
        for (let round = 0; round < 4; round++) {
          const player = await new Player(world).sit(100n)
          const [game, first, paid] = [key(), key(), key()]
          await player.bet(game, first, 30n)
          const answers = await Promise.all(
            clients.map((client, index) => {
              const own = player.over(queryOn(client))
              return index % 2 === 0
                ? own.rollback(game, first)
                : own.win(game, index % 4 === 1 ? paid : key(), 40n, { bet: first })
            }),
          )
          const moved = answers.reduce((sum, answer) => sum + (answer.replayed ? 0n : answer.moved), 0n)
          assert.equal((await player.holds()).main, 70n + moved)
          const undos = answers.filter((_, index) => index % 2 === 0)
          const wins = answers.filter((_, index) => index % 2 === 1)
          if (undos.some((answer) => answer.moved > 0n)) {
            assert.equal(moved, 30n)
            assert.ok(wins.every((answer) => answer.status === 'bet_cancelled'))
            assert.equal(undos.filter((answer) => !answer.replayed).length, 1)
          } else {
            assert.ok(undos.every((answer) => answer.status === 'already_settled' && answer.moved === 0n))
            assert.equal(moved, 120n, 'three keys, one of them twice')
          }
        }
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
    },
  },
  {
    name: 'many members and one member over many connections at once, every stake taken once',
    run: async (world) => {
      const clients = await Promise.all(Array.from({ length: 6 }, () => world.connect()))
      try {
        const lines = clients.map((client) => queryOn(client))
        const players = await Promise.all(Array.from({ length: 6 }, () => new Player(world).sit(35n)))
        const asked = players.flatMap((player) => {
          const round = key()
          return Array.from({ length: 5 }, () => ({ player, round, name: key() }))
        })
        const taken = await Promise.all(
          [...asked, ...asked].map(({ player, round, name }, index) =>
            player.over(lines[(index * 5) % 6]!).bet(round, name, 10n),
          ),
        )
        assert.equal(taken.filter(({ status, replayed }) => status === 'posted' && !replayed).length, 18)
        assert.equal(taken.filter(({ replayed }) => replayed).length, asked.length)
        for (const player of players) assert.deepEqual(await player.holds(), { main: 5n, debt: 0n })
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
    },
  },
  {
    name: 'a house game and a vendor on one wallet at once: every movement stands, in one order',
    run: async (world) => {
      const [app, ...others] = await Promise.all(Array.from({ length: 4 }, () => world.connect()))
      try {
        const postings = await openPostings(world.owner, app!)
        const first = await newPlayer(postings)
        const player = new Player(world, 'ACME', world.query, first.owner)
        const { main } = await player.holds()
        const spins = async () => {
          for (let spin = first, times = 0; times < 12; times++, spin = after(spin))
            assert.equal((await playOn(app!, postings, [spin]))[0]!.status, 'posted')
        }
        const vendor = async (client: (typeof others)[number]) => {
          const own = player.over(queryOn(client))
          for (let times = 0; times < 8; times++) {
            const [round, name] = [key(), key()]
            assert.equal((await own.bet(round, name, 10n)).status, 'posted')
            assert.equal((await own.win(round, key(), 25n, { bet: name })).status, 'posted')
            if (times % 2 === 0) assert.equal((await own.cancel(round)).status, 'posted')
          }
        }
        await Promise.all([spins(), ...others.map(vendor)])
        assert.equal((await player.holds()).main, main - 12n * 600n + 3n * 4n * 15n)
        const cancelled = await player
          .over(queryOn(app!))
          .cancel(first.key, key(), { source: SOURCE.PLAY, vendor: first.vendor })
        assert.equal(cancelled.moved, 600n)
      } finally {
        await Promise.all([app!, ...others].map((client) => client.end()))
      }
    },
  },
  {
    name: 'random lists of everything do what the model does',
    run: (world, effort) => inOrder(world, Math.ceil(100 * effort)),
  },
  {
    name: 'random lists over several connections at once do what the model does, in some order',
    run: (world, effort) => atOnce(world, Math.ceil(50 * effort)),
  },
  {
    name: 'afterwards the whole ledger reconciles',
    run: async (world) => assert.deepEqual(await breaksIn(world), []),
  },
]
