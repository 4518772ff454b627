import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { isIncluded, mixedWord as verifiersWord } from '@senluna/games/lottery/verifier/players.ts'
import { test } from 'vitest'
import { leafOf, mixedWord, pathIn, playersWordOf, treeOf } from './players.ts'

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()

/**
 * The data of the leaves and the roots of their first n that Certificate Transparency is tested
 * with.
 */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

test('the tree is that of RFC 6962, proved with the roots its logs are tested with', async () => {
  const leaves = LEAVES.map((hex) => sha256(Buffer.concat([Buffer.of(0), Buffer.from(hex, 'hex')])))
  for (const [place, root] of ROOTS.entries())
    assert.equal((await playersWordOf(leaves.slice(0, place + 1)))?.root.toString('hex'), root)
  assert.equal(await playersWordOf([]), undefined)
})

const ordersOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ orderNo: `L261124A${nth}`, seed: `seed-${nth}` }))

async function drawOf(count: number) {
  const orders = ordersOf(count)
    .map((order) => ({ ...order, leaf: leafOf(order.orderNo, order.seed) }))
    .sort((a, b) => a.leaf.compare(b.leaf))
  const leaves = orders.map(({ leaf }) => leaf)
  const tree = await treeOf(leaves)
  const word = await playersWordOf(leaves)
  assert.ok(word)
  return {
    players: { root: word.root.toString('hex'), orders: word.orders },
    inclusions: orders.map(({ orderNo, seed }, place) => ({
      orderNo,
      seed,
      place,
      path: pathIn(tree, place).map((hash) => hash.toString('hex')),
    })),
  }
}

test('every order of draws of any size stands under the root, by code of the verifier’s own', async () => {
  for (let count = 1; count <= 40; count++) {
    const { players, inclusions } = await drawOf(count)
    for (const inclusion of inclusions) assert.ok(isIncluded(inclusion, players), `${inclusion.place} of ${count}`)
  }
})

test('nothing else stands under it: another seed, order, place, path or number of orders', async () => {
  for (const count of [1, 2, 3, 5, 8, 13]) {
    const { players, inclusions } = await drawOf(count)
    for (const inclusion of inclusions) {
      const { place, path } = inclusion
      const wrong = [
        { ...inclusion, seed: 'seed-x' },
        { ...inclusion, orderNo: 'L261124AX' },
        { ...inclusion, place: place + 1 },
        { ...inclusion, place: -1 },
        { ...inclusion, place: 0.5 },
        { ...inclusion, path: [...path, players.root] },
        ...path.map((_, gone) => ({ ...inclusion, path: path.filter((_, nth) => nth !== gone) })),
        ...path.map((_, bad) => ({ ...inclusion, path: path.map((hash, nth) => (nth === bad ? 'zz' : hash)) })),
      ]
      for (const changed of wrong) assert.equal(isIncluded(changed, players), false, JSON.stringify(changed))
    }
    const first = inclusions[0]
    assert.ok(first && !isIncluded(first, { ...players, root: '0'.repeat(64) }))
    assert.ok(!isIncluded(first, { ...players, orders: 0 }))
  }
})

test('the word a draw is mixed with: the beacon alone without seeds, else root and beacon, in both programs', async () => {
  const beacon = Buffer.alloc(32, 7)
  assert.equal(mixedWord(beacon, undefined), beacon)
  const { players } = await drawOf(3)
  const word = { root: Buffer.from(players.root, 'hex'), orders: 3 }
  for (const said of [beacon, Buffer.alloc(0)])
    assert.equal(Buffer.from(mixedWord(said, word)).toString('hex'), verifiersWord(said.toString('hex'), players))
  // Worked out by hand: SHA-256 over the words as bytes.
  const whole = Buffer.concat([Buffer.from('VDRAW-PLAYERS\0'), word.root, beacon])
  assert.equal(Buffer.from(mixedWord(beacon, word)).toString('hex'), sha256(whole).toString('hex'))
  assert.throws(() => verifiersWord('', { root: 'x', orders: 1 }), RangeError)
})
