import { balance } from '@senluna/contract/money/wallet.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceCame, frameGone, playable, roundBegan, roundLetGo, roundShown, writeBalance } from './balance.ts'
import { cache, keyOf } from './query.ts'
import { hear } from './live/topics.ts'

const key = keyOf(balance)
const shown = () => cache.getQueryData<ReplyOf<typeof balance>>(key)?.sumBalance
const ROUND = '01890a5d-ac96-774b-bcce-b302099a8057'

beforeEach(() => {
  frameGone()
  cache.setQueryData(key, {
    sumBalance: '10000',
    currency: 'XVD',
    items: [{ wallet: 'MAIN', balance: '10000', status: 'OK' }],
    inTransit: '0',
    version: 5,
    asOf: '',
    refill: false,
  } satisfies ReplyOf<typeof balance>)
})

describe('live balance', () => {
  test('whoever follows the balance hears of it once it is shown', () => {
    const heard: unknown[] = []
    const leave = hear('balance', (value) => heard.push(value))
    const [first, paid] = [
      { wallet: 'MAIN' as const, balance: '9000', version: 6 },
      { wallet: 'MAIN' as const, balance: '59000', version: 7, roundId: ROUND },
    ]
    balanceCame(first)
    expect(heard).toEqual([first])
    roundBegan(ROUND, '8000')
    balanceCame(paid)
    expect(heard, 'the end of a round isn’t told before it is shown').toEqual([first])
    roundShown({ balance: '59000', version: 7 })
    expect(heard).toEqual([first, paid])
    leave()
  })
  test('a newer one is shown, an older or equal one never', () => {
    writeBalance('MAIN', { balance: '9000', version: 6 })
    expect(shown()).toBe('9000')
    writeBalance('MAIN', { balance: '1', version: 6 })
    writeBalance('MAIN', { balance: '2', version: 4 })
    expect(shown()).toBe('9000')
  })
  test('the book of free play does not touch what a member holds', () => {
    balanceCame({ wallet: 'TRIAL', balance: '77', version: 900 })
    expect(shown()).toBe('10000')
    writeBalance('MAIN', { balance: '9000', version: 6 })
    expect(shown()).toBe('9000')
  })
  test('what a round pays is held back until it was shown', () => {
    roundBegan(ROUND, '9000')
    expect(shown()).toBe('9000')
    balanceCame({ wallet: 'MAIN', balance: '59000', version: 6, roundId: ROUND })
    expect(shown()).toBe('9000')
    roundShown({ balance: '59000', version: 6 })
    expect(shown()).toBe('59000')
  })
  test('money of another round or another tab is not held back', () => {
    roundBegan(ROUND, '9000')
    balanceCame({ wallet: 'MAIN', balance: '12000', version: 7, roundId: ROUND.replace('01', '02') })
    expect(shown()).toBe('12000')
  })
  test('a round that is not shown after all is held back no longer', () => {
    roundBegan(ROUND, '9000')
    roundLetGo(ROUND)
    expect(shown()).toBe('10000')
    roundBegan(ROUND, '9000')
    balanceCame({ wallet: 'MAIN', balance: '59000', version: 6, roundId: ROUND })
    roundLetGo(ROUND)
    expect(shown()).toBe('59000')
    balanceCame({ wallet: 'MAIN', balance: '58000', version: 7, roundId: ROUND })
    expect(shown()).toBe('58000')
  })
  test('a frame that is gone holds nothing back', () => {
    roundBegan(ROUND, '9000')
    frameGone()
    expect(shown()).toBe('10000')
    roundBegan(ROUND, '9000')
    balanceCame({ wallet: 'MAIN', balance: '59000', version: 6, roundId: ROUND })
    frameGone()
    expect(shown()).toBe('59000')
  })
  test('another round than the one in view lets nothing go', () => {
    roundBegan(ROUND, '9000')
    roundLetGo(ROUND.replace('01', '02'))
    expect(shown()).toBe('9000')
  })
  test('a balance that is read again in the middle of a round does not tell its end', async () => {
    roundBegan(ROUND, '9000')
    const now = { ...cache.getQueryData<ReplyOf<typeof balance>>(key)!, sumBalance: '59000', version: 6 }
    now.items = [{ wallet: 'MAIN', balance: '59000', status: 'OK' }]
    const seen: unknown[] = []
    const watch = new QueryObserver(cache, { queryKey: key, queryFn: () => Promise.resolve(now), staleTime: Infinity })
    const leave = watch.subscribe(({ data }) => seen.push(data?.sumBalance))
    await watch.refetch()
    expect(shown()).toBe('9000')
    expect(seen).not.toContain('59000')
    roundShown({ balance: '10000', version: 0 })
    expect(shown()).toBe('59000')
    leave()
  })
  test('a frame that resumed a round knows less: the page keeps what it knows', () => {
    roundBegan(ROUND, '9000')
    roundShown({ balance: '10000', version: 0 })
    expect(shown()).toBe('10000')
  })
  test('what came while the round was shown counts after it', () => {
    roundBegan(ROUND, '9000')
    balanceCame({ wallet: 'MAIN', balance: '59000', version: 8, roundId: ROUND })
    roundShown({ balance: '20000', version: 6 })
    expect(shown()).toBe('59000')
  })
})

test('what lies at vendors is part of the sum, whatever moves the main wallet, and no part of what games play from', () => {
  cache.setQueryData<ReplyOf<typeof balance>>(key, (known) => ({
    ...known!,
    sumBalance: '1300',
    version: 1,
    items: [
      { wallet: 'MAIN', balance: '1000', status: 'OK' },
      { wallet: 'VENDOR', vendorCode: 'A', balance: '300', status: 'OK' },
    ],
  }))
  const known = () => cache.getQueryData<ReplyOf<typeof balance>>(key)!
  balanceCame({ wallet: 'MAIN', balance: '900', version: 2 })
  expect([shown(), playable(known())]).toEqual(['1200', '900'])
  roundBegan(ROUND, '800')
  expect([shown(), playable(known())]).toEqual(['1100', '800'])
  roundShown({ balance: '850', version: 3 })
  expect([shown(), playable(known())]).toEqual(['1150', '850'])
})
