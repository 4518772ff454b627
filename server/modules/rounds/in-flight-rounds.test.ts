import type { Id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { PlayReply } from '@senluna/contract/play/house.ts'
import { InFlightRounds } from './in-flight-rounds.ts'
import type { GameSession } from './sessions/game-session.ts'
import type { Spin } from './spin.ts'

const session = { memberId: 'm', gameSessionId: 'g' } as GameSession
const spin = (key: string, stake = '1000'): Spin => ({
  key: key as Id<'wager'>,
  stake,
  seen: undefined,
  choice: undefined,
  autoplay: undefined,
  traceId: '',
})
const reply = { nonce: 1, replayed: false } as PlayReply

test('repeats of a round under way get its reply, marked, and play nothing', async () => {
  const inFlight = new InFlightRounds()
  const first = Promise.withResolvers<PlayReply>()
  let played = 0
  const play = () => {
    played += 1
    return first.promise
  }
  const replies = Array.from({ length: 5 }, () => inFlight.play(session, spin('a'), play))
  first.resolve(reply)
  assert.deepEqual(
    (await Promise.all(replies)).map((reply) => reply.replayed),
    [false, true, true, true, true],
  )
  assert.equal(played, 1)
  await inFlight.play(session, spin('a'), play)
  assert.equal(played, 2, 'once it has landed the database answers a repeat')
})

test('the same key for another stake, another game session or another member is asked for itself', async () => {
  const inFlight = new InFlightRounds()
  const first = Promise.withResolvers<PlayReply>()
  const under = inFlight.play(session, spin('a'), () => first.promise)
  const other = async () => ({ ...reply, nonce: 2 })
  assert.equal((await inFlight.play(session, spin('a', '2000'), other)).nonce, 2)
  assert.equal((await inFlight.play({ ...session, gameSessionId: 'h' } as GameSession, spin('a'), other)).nonce, 2)
  assert.equal((await inFlight.play({ ...session, memberId: 'n' } as GameSession, spin('a'), other)).nonce, 2)
  first.resolve(reply)
  assert.equal((await under).nonce, 1)
})

test('a round that fails fails for its repeats too, and may be tried again', async () => {
  const inFlight = new InFlightRounds()
  const failing = () => Promise.reject(new Error('away'))
  const both = await Promise.allSettled([
    inFlight.play(session, spin('a'), failing),
    inFlight.play(session, spin('a'), async () => reply),
  ])
  assert.deepEqual(
    both.map((reply) => reply.status),
    ['rejected', 'rejected'],
  )
  assert.equal((await inFlight.play(session, spin('a'), async () => reply)).replayed, false)
})
