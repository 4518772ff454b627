import type { RaffleDraw } from '@senluna/contract/member/rewards/raffles.ts'

const WORD = 2 ** 32
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * Whether a draw is what its seeds give: the seed has the hash that was shown before, PF1 draws
 * this number, and the number lies in this prize. Worked out in the browser alone.
 */
export async function checkDraw({ proof }: Pick<RaffleDraw, 'proof'>): Promise<boolean> {
  const { commitment, serverSeed, clientSeed, nonce, drawn, of, picked, weights } = proof
  const seed = bytesOf(serverSeed)
  if (hex(await crypto.subtle.digest('SHA-256', seed)) !== commitment) return false
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const words = async function* () {
    for (let block = 0; ; block++) {
      const text = new TextEncoder().encode(`PF1:raffle:${clientSeed}:${nonce}:${block}`)
      const view = new DataView(await crypto.subtle.sign('HMAC', key, text))
      for (let place = 0; place < view.byteLength; place += 4) yield view.getUint32(place)
    }
  }
  // What lies above the last whole multiple would favour small numbers: it is read again.
  for await (const word of words()) if (word < WORD - (WORD % of)) return word % of === drawn && lies(drawn)
  return false

  function lies(number: number): boolean {
    let below = 0
    const sum = weights.reduce((all, { weight }) => all + weight, 0)
    return sum === of && weights.find(({ weight }) => (below += weight) > number)?.id === picked
  }
}
