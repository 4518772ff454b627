import { at } from '@senluna/kit/assert.ts'
import { onReels, PAY_SYMBOLS, REELS, ROWS, type SlotConfiguration } from './configuration.ts'

/**
 * The wins of a whole cycle in line bets, from counts of symbols alone: no combination is looked
 * at.
 *
 * With c the stops of a reel that show a symbol or a wild on one row (the same for every row), a
 * run of exactly 3 stands on a line in c1·c2·c3·(n − c4)·n combinations, of 4 in c1·c2·c3·c4·(n −
 * c5), of 5 in c1·c2·c3·c4·c5. Scatters of different reels are independent. Throws RangeError when
 * reel 1 has a wild: then a line could belong to several symbols.
 */
export function winsByFormula(configuration: SlotConfiguration): {
  lines: bigint
  scatters: bigint
  freeSpins: bigint
} {
  if (at(configuration.strips, 0).includes('W')) throw new RangeError('the formula needs a first reel without wilds')
  const [, , , n4, n5] = onReels((reel) => BigInt(at(configuration.strips, reel).length))
  let perLine = 0n
  for (const symbol of PAY_SYMBOLS) {
    const [c1, c2, c3, c4, c5] = onReels((reel) => {
      const runsOn = at(configuration.strips, reel).filter((shown) => shown === symbol || shown === 'W')
      return BigInt(runsOn.length)
    })
    const [three, four, five] = configuration.linePays[symbol]
    perLine += c1 * c2 * c3 * (n4 - c4) * n5 * BigInt(three)
    perLine += c1 * c2 * c3 * c4 * ((n5 - c5) * BigInt(four) + c5 * BigInt(five))
  }
  const showing = scatterCounts(configuration)
  const sum = (valueOf: (index: number) => number) =>
    showing.reduce(
      (total, ways, count) => (count < 3 ? total : total + ways * BigInt(valueOf(Math.min(count, REELS) - 3))),
      0n,
    )
  return {
    lines: perLine * BigInt(configuration.lines.length),
    scatters: sum((index) => at(configuration.scatterPays, index)) * BigInt(configuration.lineBets),
    freeSpins: sum((index) => at(configuration.freeSpins, index)),
  }
}

/**
 * In how many combinations 0, 1, 2 … scatters are in view: the reels' counts multiplied as
 * polynomials.
 */
function scatterCounts({ strips }: SlotConfiguration): bigint[] {
  return strips
    .map((strip) => {
      const ways = Array.from({ length: ROWS + 1 }, () => 0n)
      strip.forEach((_, stop) => {
        const shown = Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length])
        const count = shown.filter((symbol) => symbol === 'S').length
        ways[count] = at(ways, count) + 1n
      })
      return ways
    })
    .reduce((all, reel) => {
      const product = Array.from({ length: all.length + reel.length - 1 }, () => 0n)
      all.forEach((a, i) => reel.forEach((b, j) => (product[i + j] = at(product, i + j) + a * b)))
      return product
    })
}
