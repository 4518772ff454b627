import { fairness, roundRecord } from '@senluna/contract/play/house.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'

/**
 * What is known of a round or of a seed pair. The server seed is closed until its player rotates
 * it.
 */
export interface RoundProof {
  game?: string
  streamCode?: string
  commitment: string
  clientSeed: string
  serverSeed: string | null
  /** What the round was played by; for a seed pair, what all its rounds were played by. */
  configurationHashes: readonly string[]
  /** What was recorded; only its own player can read it. */
  round?: { nonce: number; stake: string; payout: string; choice?: string; draws: readonly number[] }
}

/**
 * Reads one's own round by its id, or anyone's seed pair by its id. Throws the refusal when it is
 * neither.
 */
export async function known(id: string): Promise<RoundProof> {
  if (sessionHandle() !== null) {
    try {
      const record = await call(roundRecord, { params: { id } })
      const { commitment, clientSeed, configurationHash, game, nonce, stake, payout, choice, draws } = record
      return {
        game,
        commitment,
        clientSeed,
        configurationHashes: [configurationHash],
        serverSeed: record.revealedServerSeed ?? null,
        round: { nonce, stake, payout, ...(choice === undefined ? {} : { choice }), draws },
      }
    } catch (error) {
      if (!isRefused(error, 'SYS_NOT_FOUND')) throw error
    }
  }
  return call(fairness, { params: { id } })
}
