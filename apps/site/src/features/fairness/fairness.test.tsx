import { fairness, roundRecord } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { SlotSymbol } from '@senluna/games/slots-sen-vang/rules/index.ts'
import { urls } from '@senluna/games/slots-sen-vang/client/art/urls.ts'
import { words } from '@senluna/games/slots-sen-vang/words/index.ts'
import { commitmentFor, verifyRound } from '@senluna/games/verifier/index.ts'
import { assert } from '@senluna/kit/assert.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { describe, expect, test } from 'vitest'
import { brandWith } from '../../testing/brand.ts'
import { rawCodesIn } from '../../testing/raw-codes.ts'
import { button, errorOf, field, fillIn, screen, show, text, waitFor } from '../../testing/show.tsx'
import { GAMES } from './checks.ts'
import Fairness from './Fairness.tsx'

const SEED = '0123456789abcdef'.repeat(4)
const [GAME] = GAMES as [(typeof GAMES)[number]]
const STAKE = GAME.stakes[0]!
const ROUND = '01890a5d-ac96-774b-bcce-b302099a8057'
const worked = verifyRound({
  serverSeed: SEED,
  streamCode: GAME.streamCode,
  clientSeed: 'my-seed',
  nonce: 7,
  stake: BigInt(STAKE),
})

type Pair = ReplyOf<typeof fairness>
const pair = (more: Partial<Pair> = {}): Pair => ({
  seedId: ROUND,
  game: GAME.code,
  streamCode: GAME.streamCode,
  mode: 'REAL',
  commitment: commitmentFor(SEED),
  clientSeed: 'my-seed',
  serverSeed: SEED,
  configurationHashes: [],
  rounds: 8,
  ...more,
})

const checks = () =>
  Array.from(document.querySelectorAll('.checks li'), (check) => [
    check.querySelector('span')!.firstChild!.textContent,
    check.className,
  ])
const open = (at = '/fairness', session: 'guest' | 'member' = 'guest') => show(<Fairness />, { at, session })
const check = () => button(text('fairness.check'))

describe('by what was noted down', () => {
  async function type(fields: Partial<Record<'serverSeed' | 'clientSeed' | 'nonce' | 'commitment', string>> = {}) {
    const user = await open()
    const all = { serverSeed: SEED, clientSeed: 'my-seed', nonce: '7', ...fields }
    for (const [name, words] of Object.entries(all)) {
      const label = text(`fairness.${name as 'nonce'}`)
      await user.clear(field(label))
      await fillIn(user, label, words)
    }
    await user.click(check())
    return user
  }

  test('a round is worked out here, without a call: what it drew and what it pays', async () => {
    await type({ commitment: commitmentFor(SEED) })
    await waitFor(() => expect(checks()).toEqual([[text('fairness.commitmentCheck'), 'right']]))
    const { currency } = brandWith()
    expect(document.querySelector('.fair-payout b')!.textContent).toBe(
      `${moneyText(String(worked.payout), currency)} ₫`,
    )
    expect(screen.getByText(worked.draws.join(' '))).toBeDefined()
  })

  test('its spins show the symbols that were on screen, each with its name, and no code', async () => {
    await type()
    assert(worked.kind === 'slot', 'the first game has reels')
    const [base] = worked.spins[0]!.boards
    const table = await screen.findByRole('table', { name: text('fairness.spin') })
    const shown = Array.from(table.querySelectorAll('img'), (picture) => [picture.getAttribute('src'), picture.alt])
    expect(shown).toEqual(
      [0, 1, 2].flatMap((row) =>
        base!.map((reel) => {
          const symbol = reel[row]!.symbol as SlotSymbol
          return [urls[symbol], words.EN[`senVang.${symbol}`]]
        }),
      ),
    )
    expect(new Set(shown.map(([, name]) => name)).size).toBeGreaterThan(1)
    expect(rawCodesIn(document.body)).toEqual([])
  })

  test('a seed of another commitment is said to differ', async () => {
    await type({ commitment: 'f'.repeat(64) })
    await waitFor(() => expect(checks()).toEqual([[text('fairness.commitmentCheck'), 'wrong']]))
  })

  test('what can’t be a seed or a number is said at its field, once it was tried', async () => {
    const user = await open()
    expect(errorOf(text('fairness.serverSeed'))).toBeUndefined()
    await fillIn(user, text('fairness.serverSeed'), 'abc')
    await user.click(check())
    expect(errorOf(text('fairness.serverSeed'))).toBe(text('fairness.wrongHex'))
    expect(errorOf(text('fairness.clientSeed'))).toBe(text('fairness.wrongSeed'))
    expect(screen.getByText(text('fairness.how'))).toBeDefined()
  })
})

describe('by its id', () => {
  const RECORD: ReplyOf<typeof roundRecord> = {
    id: ROUND,
    game: GAME.code,
    mode: 'REAL',
    stake: STAKE,
    payout: String(worked.payout),
    draws: [...worked.draws],
    steps: 1,
    seen: 1,
    nonce: 7,
    seedId: ROUND,
    commitment: commitmentFor(SEED),
    clientSeed: 'my-seed',
    configurationHash: 'f'.repeat(64),
    balanceBefore: '0',
    balanceAfter: '0',
    currency: 'VND',
    at: '2026-11-22T12:00:00Z',
    revealedServerSeed: SEED,
  }

  test('a seed pair of anybody is filled in; which of its rounds is the reader’s to say', async () => {
    answer(fairness, pair())
    await open(`/fairness?round=${ROUND}`)
    await waitFor(() => expect(field(text('fairness.serverSeed')).value).toBe(SEED))
    expect(field(text('fairness.commitment')).value).toBe(commitmentFor(SEED))
    expect(checks()).toEqual([])
    expect(callsOf(roundRecord)).toEqual([])
  })

  test('with the round in the address it is worked out at once', async () => {
    answer(fairness, pair())
    await open(`/fairness?round=${ROUND}&nonce=7&stake=${STAKE}`)
    await waitFor(() => expect(checks()).toEqual([[text('fairness.commitmentCheck'), 'right']]))
    expect(screen.getByText(worked.draws.join(' '))).toBeDefined()
  })

  test('a seed that is not shown yet is said to be closed, and nothing is worked out', async () => {
    answer(fairness, pair({ serverSeed: null }))
    await open(`/fairness?round=${ROUND}&nonce=7`)
    await screen.findByText(text('fairness.seedHidden'))
    expect(checks()).toEqual([])
  })

  test.each([
    ['guest', text('fairness.notFoundGuest')],
    ['member', text('fairness.notFound')],
  ] as const)('what there is none of says so, to a %s in their words', async (session, says) => {
    refuse(fairness, 'SYS_NOT_FOUND')
    refuse(roundRecord, 'SYS_NOT_FOUND')
    const user = await open('/fairness', session)
    await fillIn(user, text('fairness.round'), ` ${ROUND} `)
    await user.click(button(text('fairness.load')))
    expect(await screen.findByText(says)).toBeDefined()
    expect(location.search).toBe(`?round=${ROUND}`)
  })

  test('a member’s own round is compared with what was recorded of it; a difference is said', async () => {
    answer(roundRecord, { ...RECORD, payout: String(worked.payout + 1n) })
    await open(`/fairness?round=${ROUND}`, 'member')
    await waitFor(() =>
      expect(checks()).toEqual(
        expect.arrayContaining([
          [text('fairness.commitmentCheck'), 'right'],
          [text('fairness.drawsCheck'), 'right'],
          [text('fairness.payoutCheck'), 'wrong'],
          // Another paytable than this page's.
          [text('fairness.configurationCheck'), 'wrong'],
        ]),
      ),
    )
    expect(callsOf(fairness)).toEqual([])
  })
})
