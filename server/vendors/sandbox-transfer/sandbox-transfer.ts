import { randomUUID } from 'node:crypto'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { iso, type Clock } from '@senluna/kit/time.ts'
import * as z from 'zod'
import type { MoveAnswer, TransferWallet, VendorLine } from '../../platform/vendors/transfer-wallet.ts'
import { isSigned, signatureOf } from './signature.ts'

/** Its code in the catalogue. */
export const SANDBOX_TRANSFER = 'THUYTRIEU'

/**
 * A member waits for a transfer at most so long; what is not answered by then is asked about later.
 */
const LIMIT_MS = 4_000
const UNSEEN = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * The vendor's final refusals. Whatever else it says (busy, pending, a word we don't know) leaves
 * it open.
 */
const FINAL = new Set([
  'REFUSED',
  'CANCELLED',
  'INSUFFICIENT_FUNDS',
  'ROUND_OPEN',
  'MAINTENANCE',
  'PLAYER_UNKNOWN',
  'CURRENCY_MISMATCH',
  'AMOUNT_INVALID',
  'DUPLICATE_MISMATCH',
])

const digits = z.string().regex(/^(?:0|[1-9][0-9]{0,17})$/)
const answered = z.object({
  status: z.string().max(40),
  balance: digits.optional(),
  url: z.url().optional(),
  bets: z
    .string()
    .regex(/^(?:0|[1-9][0-9]{0,8})$/)
    .optional(),
  stake: digits.optional(),
  payout: digits.optional(),
})
type Answered = z.infer<typeof answered>

/** What came of one call. `unseen`: the vendor surely has nothing of it. */
type Said = { said: Answered } | { unseen: string } | { silent: string }

/**
 * The sandbox vendor of development and tests, over its signed calls.
 *
 * An answer counts only when it is signed and bound to this very call; everything else is silence.
 */
export function sandboxTransfer(url: string, line: VendorLine, clock: Clock): TransferWallet {
  const ask = async (merchantCode: MerchantCode, path: string, content: unknown): Promise<Said> => {
    const body = JSON.stringify(content)
    const keys = await line.keys(merchantCode)
    const [time, nonce] = [String(clock.now()), randomUUID()]
    const reply = await fetch(new URL(path, url), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        'x-time': time,
        'x-nonce': nonce,
        'x-signature': signatureOf(keys.signs, ['POST', path, time, nonce], body),
      },
      body,
    })
    const text = await reply.text()
    const signature = reply.headers.get('x-signature')
    if (!keys.believed.some((key) => isSigned(key, [String(reply.status), nonce], text, signature)))
      return { silent: `unsigned answer, status ${reply.status}` }
    const read = reply.status === 200 ? answered.safeParse(JSON.parse(text)) : undefined
    return read?.success ? { said: read.data } : { silent: `answer of status ${reply.status}` }
  }
  const call = async (merchantCode: MerchantCode, path: string, content: unknown): Promise<Said> => {
    const began = performance.now()
    const said = await ask(merchantCode, path, content).catch(silenceOf)
    line.called({ merchantCode, ms: performance.now() - began, answered: 'said' in said })
    return said
  }
  return {
    vendorCode: SANDBOX_TRANSFER,
    walletNo: 101,
    product: 'RNG',
    limits: { min: amount(10_000n), max: amount(500_000_000n), step: amount(1_000n) },
    open: async (player) =>
      statusOf(
        await call(player.merchantCode, '/vw/v1/players/open', {
          playerId: player.id,
          currency: player.currency,
          brand: player.merchantCode,
        }),
      ) === 'OK',
    balance: async (player): Promise<Amount | undefined> => {
      const said = await call(player.merchantCode, '/vw/v1/balance', { playerId: player.id })
      return 'said' in said && said.said.status === 'OK' && said.said.balance !== undefined
        ? amount(BigInt(said.said.balance))
        : undefined
    },
    move: async ({ id, player, direction, amount: units }) =>
      moveAnswer(
        await call(player.merchantCode, direction === 'IN' ? '/vw/v1/transfers/in' : '/vw/v1/transfers/out', {
          transferId: id,
          playerId: player.id,
          currency: player.currency,
          amount: units.toString(),
        }),
      ),
    ask: async (id, merchantCode) => {
      const answer = moveAnswer(await call(merchantCode, '/vw/v1/transfers/status', { transferId: id }))
      // That the question never arrived says nothing of the move.
      return answer.is === 'failed' && UNSEEN.has(answer.why) ? { is: 'unknown', why: answer.why } : answer
    },
    report: async ({ merchantCode, from, until }) => {
      const said = await call(merchantCode, '/vw/v1/report', {
        brand: merchantCode,
        from: iso(from),
        until: iso(until),
      })
      if (!('said' in said)) return undefined
      const { status, bets, stake, payout } = said.said
      if (status !== 'OK' || bets === undefined || stake === undefined || payout === undefined) return undefined
      return { bets: Number(bets), stake: amount(BigInt(stake)), payout: amount(BigInt(payout)) }
    },
    launch: async ({ player, gameId, language, backUrl }) => {
      const said = await call(player.merchantCode, '/vw/v1/launch', { playerId: player.id, gameId, language, backUrl })
      return 'said' in said && said.said.status === 'OK' ? said.said.url : undefined
    },
  }
}

const statusOf = (said: Said): string | undefined => ('said' in said ? said.said.status : undefined)

function moveAnswer(said: Said): MoveAnswer {
  if ('unseen' in said) return { is: 'failed', why: said.unseen }
  if ('silent' in said) return { is: 'unknown', why: said.silent }
  const { status } = said.said
  if (status === 'DONE') return { is: 'done' }
  return { is: FINAL.has(status) ? 'failed' : 'unknown', why: status }
}

function silenceOf(error: unknown): Said {
  if (!(error instanceof Error)) return { silent: 'unknown' }
  if (error.name === 'TimeoutError') return { silent: 'timeout' }
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
  return UNSEEN.has(code) ? { unseen: code } : { silent: code }
}
