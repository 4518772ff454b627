import { assert } from '@senluna/kit/assert.ts'
import { HIT_POINT_STREAM, hitPointOf, type JackpotTerms } from '@senluna/kit/games/jackpot.ts'
import { commitmentOf, pf1Stream } from '../fairness/index.ts'
import type { Commitment } from './cycle-store.ts'
import { jackpotIdOf, sealNameOf, type CycleName } from './cycle-name.ts'
import type { JackpotDeps } from './deps.ts'

/** Commits to the hidden point of a pot that begins; undefined for one that is drawn for. */
export function hiddenFor(
  { seeds }: Pick<JackpotDeps, 'seeds'>,
  cycle: CycleName,
  terms: JackpotTerms,
): Commitment | undefined {
  if (terms.kind !== 'MUST_HIT') return undefined
  const seed = seeds.generator.seed()
  return { commitment: Buffer.from(commitmentOf(seed), 'hex'), sealed: seeds.vault.seal(seed, sealNameOf(cycle)) }
}

/** Where a must-hit pot is won. It never leaves the process before it was hit. */
export function hiddenPoint(
  { seeds }: Pick<JackpotDeps, 'seeds'>,
  cycle: CycleName,
  { terms, sealed }: { terms: JackpotTerms; sealed: Buffer | null },
): bigint {
  assert(sealed && terms.cap !== undefined, 'a must-hit pot has a hidden point')
  const stream = pf1Stream({
    serverSeed: seeds.vault.open(sealed, sealNameOf(cycle)),
    game: HIT_POINT_STREAM,
    client: jackpotIdOf(cycle),
    nonce: cycle.no,
  })
  return hitPointOf(stream, terms.seed, terms.cap)
}
