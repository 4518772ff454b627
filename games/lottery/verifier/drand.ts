import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** A public chain of random numbers: who signs its rounds, and when each comes. */
export interface DrandChain {
  readonly name: string
  /** Hex: 96 bytes of G2 where signatures are short, 48 of G1 where they are long. */
  readonly publicKey: string
  /** Seconds between two rounds, and the Unix time of round 1. */
  readonly period: number
  readonly genesis: number
  /** Short signatures are 48 bytes of G1, long ones 96 of G2. */
  readonly signatures: 'short' | 'long'
  /** Whether a round also signs the signature before it. */
  readonly chained: boolean
}

/** What a round of a chain came to. */
export interface DrandRound {
  readonly round: number
  /** Hex. */
  readonly signature: string
  /** Of the round before; chained chains need it. */
  readonly previousSignature?: string
}

export const QUICKNET: DrandChain = {
  name: 'drand-quicknet',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis: 1_692_803_367,
  signatures: 'short',
  chained: false,
}

export const MAINNET: DrandChain = {
  name: 'drand-mainnet',
  publicKey: '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31',
  period: 30,
  genesis: 1_595_431_050,
  signatures: 'long',
  chained: true,
}

/** The newest round at a Unix time in seconds. Throws RangeError before the chain began. */
export function roundAt({ genesis, period }: DrandChain, seconds: number): number {
  if (seconds < genesis) throw new RangeError('the chain had not begun by then')
  return Math.floor((seconds - genesis) / period) + 1
}

/** The first round that comes at a Unix time in seconds or later: nobody can know it before. */
export function roundFrom({ genesis, period }: DrandChain, seconds: number): number {
  return Math.max(0, Math.ceil((seconds - genesis) / period)) + 1
}

/** When a round comes, as a Unix time in seconds. */
export const timeOf = ({ genesis, period }: DrandChain, round: number): number => genesis + (round - 1) * period

/** The 32 random bytes of a round: SHA-256 of its signature. Hex in, hex out. */
export const randomnessOf = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)))

/** Whether the chain's key signed this round. A signature that can't be read is a wrong one. */
export function isSigned(chain: DrandChain, { round, signature, previousSignature = '' }: DrandRound): boolean {
  if (!Number.isSafeInteger(round) || round < 1) return false
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  try {
    const before = chain.chained ? hexToBytes(previousSignature) : new Uint8Array()
    const message = sha256(concatBytes(before, number))
    return chain.signatures === 'short'
      ? shortMatches(chain, message, signature)
      : longMatches(chain, message, signature)
  } catch {
    // Not hex, not a point, or a point outside the group: whoever sent it, it proves nothing.
    return false
  }
}

function shortMatches({ publicKey }: DrandChain, message: Uint8Array, signature: string): boolean {
  const { shortSignatures, G1, G2 } = bls12_381
  const point = G1.Point.fromHex(signature)
  // A point off the prime-order group could pass the pairing beside the true signature.
  point.assertValidity()
  return shortSignatures.verify(point, shortSignatures.hash(message, DOMAIN.short), G2.Point.fromHex(publicKey))
}

function longMatches({ publicKey }: DrandChain, message: Uint8Array, signature: string): boolean {
  const { longSignatures, G1, G2 } = bls12_381
  const point = G2.Point.fromHex(signature)
  point.assertValidity()
  return longSignatures.verify(point, longSignatures.hash(message, DOMAIN.long), G1.Point.fromHex(publicKey))
}

/** Under what name messages are hashed to the curve. */
const DOMAIN = {
  short: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
  long: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_',
}
