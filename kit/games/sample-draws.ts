import type { Draws } from './game.ts'

/** Numbers of a fixed generator (xoshiro128**), the same for a seed each time: for samples only. */
export function sampleDraws(seed: number): Draws {
  let mixed = seed >>> 0
  const next = () => {
    mixed = (mixed + 0x9e3779b9) >>> 0
    let z = mixed
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) | 0
  }
  let [a, b, c, d] = [next(), next(), next(), next()]
  return {
    uint(n) {
      const limit = 2 ** 32 - (2 ** 32 % n)
      for (;;) {
        const five = Math.imul(b, 5)
        const x = Math.imul((five << 7) | (five >>> 25), 9) >>> 0
        const shifted = b << 9
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11) | (d >>> 21)
        if (x < limit) return x % n
      }
    },
  }
}
