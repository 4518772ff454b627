import type { Round, Run } from '@senluna/contract/play/house.ts'
import { useEffect } from 'react'
import type { Sounds } from '../canvas/sound.ts'

/** Each move that won sounds a step higher; an end as what it brought. */
export function useSounds(sounds: Sounds, run: Run | undefined, round: Round | undefined): void {
  const won = run?.moves.length ?? 0
  useEffect(() => {
    if (won > 0) sounds.play({ name: 'tumble', nth: won })
  }, [sounds, won])
  const id = round?.id
  const gain = round !== undefined && BigInt(round.payout) > BigInt(round.stake)
  const lost = round !== undefined && BigInt(round.payout) === 0n
  useEffect(() => {
    if (id === undefined) return
    if (lost) sounds.play({ name: 'splash' })
    sounds.play(gain ? { name: 'win', step: 0 } : { name: 'neutral' })
  }, [sounds, id, gain, lost])
}
