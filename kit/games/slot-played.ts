import { amount } from '../money.ts'
import type { Certificate, Draws, HouseGame, ModeCertificate } from './game.ts'

/** A bet that every slot's pays are whole at, in its hundredths. */
const BET = 10_000n

/**
 * Plays so many rounds of a slot in one of its modes through its own `play`, and puts what they
 * returned of their price beside what the certificate says, with the standard error that follows
 * from its deviation. With draws that a seed gives again the figures are the same each time.
 */
export function playSlot(
  game: HouseGame,
  { choice, priceX100 }: Pick<ModeCertificate, 'choice' | 'priceX100'>,
  { rtp, deviation }: Pick<Certificate, 'rtp' | 'deviation'>,
  draws: Draws,
  rounds: number,
): NonNullable<Certificate['played']> {
  const price = amount((BET * BigInt(priceX100)) / 100n)
  let paid = 0
  for (let nth = 0; nth < rounds; nth++) paid += Number(game.play(draws, price, choice).payout)
  return {
    rounds: String(rounds),
    returned: (paid / Number(price) / rounds).toFixed(7),
    expected: rtp.decimal,
    error: (Number(deviation) / Math.sqrt(rounds)).toFixed(7),
  }
}
