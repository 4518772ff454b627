import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { test } from 'vitest'
import { certificate } from './slots-sen-vang/certificate.ts'
import { SEN_VANG, senVang, slotOf, type SlotConfiguration } from './slots-sen-vang/rules/index.ts'
import { checkCertificates, HOUSE_GAMES } from './rules.ts'

test('every house game has the paytable its certificate was computed for', () => {
  assert.doesNotThrow(() => checkCertificates())
  assert.ok(HOUSE_GAMES.length > 0)
})

for (const [altered, why] of [
  [{ linePays: { ...SEN_VANG.linePays, H1: [75, 400, 2501] } }, 'one more line bet for five H1'],
  [{ strips: [at(SEN_VANG.strips, 0).toReversed(), ...SEN_VANG.strips.slice(1)] }, 'a reel turned round'],
  [{ lines: SEN_VANG.lines.toReversed() }, 'lines in another order'],
  [{ scatterPays: [2, 10, 101] }, 'another scatter pay'],
  [{ freeSpins: [10, 15, 21] }, 'one more free spin'],
  [{ freeSpinMultiplier: 2 }, 'another multiplier'],
  [{ lineBets: 25 }, 'a stake of more line bets'],
  [{ capMultiple: 5_000 }, 'a lower cap'],
] as [Partial<SlotConfiguration>, string][]) {
  test(`a paytable that was altered is refused: ${why}`, () => {
    const game = slotOf(senVang.code, senVang.stakes, { ...SEN_VANG, ...altered })
    assert.throws(
      () => checkCertificates([{ game, certificate }]),
      /The paytable of sen-vang .* is not the one .* Run npm run rtp /,
    )
  })
}

test("another game's certificate is refused", () => {
  const game = slotOf('sen-bac', senVang.stakes, SEN_VANG)
  assert.throws(() => checkCertificates([{ game, certificate }]), /sen-bac has the certificate of sen-vang/)
})
