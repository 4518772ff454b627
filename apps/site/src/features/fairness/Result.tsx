import { canonical } from '@senluna/kit/games/game.ts'
import { gameOf, verifyRound, type VerifiedRound } from '@senluna/games/verifier/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBrand } from '../../brand.ts'
import type { Typed } from './checks.ts'
import type { RoundProof } from './load.ts'
import { Outcome } from './Outcome.tsx'
import { Reels } from './Reels.tsx'

/** The round worked out again, and whether it is what was recorded. */
export function Result({ claim, recorded }: { claim: Typed; recorded: RoundProof | undefined }) {
  const { currency } = useBrand()
  const outcome = workedOut(claim)
  const hash = useConfigurationHash(claim.game)
  if (!outcome)
    return (
      <p className="note" role="alert">
        {text('fairness.impossible')}
      </p>
    )
  const round = recorded?.round
  const hashes = recorded?.configurationHashes ?? []
  const checks: readonly (readonly [string, boolean])[] = [
    ...(claim.commitment ? [[text('fairness.commitmentCheck'), outcome.commitment === claim.commitment] as const] : []),
    ...(round?.choice === undefined ? [] : [[text('fairness.choiceCheck'), round.choice === outcome.choice] as const]),
    ...(round ? [[text('fairness.drawsCheck'), round.draws.join() === outcome.draws.join()] as const] : []),
    ...(round ? [[text('fairness.payoutCheck'), round.payout === outcome.payout.toString()] as const] : []),
    ...(hash && hashes.length > 0
      ? [[text('fairness.configurationCheck'), hashes.every((digest) => digest === hash)] as const]
      : []),
  ]
  return (
    <div className="card fair-card">
      <ul className="checks">
        {checks.map(([name, right]) => (
          <li key={name} className={right ? 'right' : 'wrong'}>
            {right ? <CircleCheck className="i" aria-hidden /> : <CircleX className="i" aria-hidden />}
            <span>
              {name}
              <b>{text(right ? 'fairness.matches' : 'fairness.differs')}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="fair-payout">
        {text('fairness.payout')}{' '}
        <b className="num">
          <bdi dir="ltr">
            {moneyText(outcome.payout.toString(), currency)} {currency.symbol}
          </bdi>
        </b>
      </p>
      {outcome.kind === 'instant' ? <Outcome round={outcome} /> : <Reels round={outcome} />}
      <details>
        <summary>{text('fairness.draws')}</summary>
        <p className="mono num">{outcome.draws.join(' ')}</p>
      </details>
    </div>
  )
}

function workedOut(claim: Typed): VerifiedRound | null {
  try {
    return verifyRound({
      serverSeed: claim.serverSeed,
      streamCode: claim.game,
      clientSeed: claim.clientSeed,
      nonce: Number(claim.nonce),
      stake: BigInt(claim.stake),
      choice: claim.choice,
    })
  } catch {
    return null
  }
}

/** The SHA-256 of the paytable this page worked with. */
function useConfigurationHash(streamCode: string): string | null {
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => {
    const game = gameOf(streamCode)
    if (!game || !crypto.subtle) return
    let current = true
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical(game.configuration))).then((digest) => {
      if (current) setHash(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''))
    })
    return () => {
      current = false
    }
  }, [streamCode])
  return hash
}
