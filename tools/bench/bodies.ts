import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Envelope } from '@senluna/contract/envelope.ts'
import { brandInfo, openPlayer, type Player } from '../play/player.ts'
import { startProduct } from '../setup/product.ts'
import { DATA } from '../setup/root.ts'

// How long the heaviest bodies that calls accept hold everybody else up: 24 posts of each, while
// somebody else asks again and again whether the process lives. Run by `npm run bench bodies`.

const POSTS = 24
const GAME = 'VN_FAST_N_300'
const AIM_MS = 50

const product = await startProduct({
  data: join(DATA, 'bench-postgres'),
  pages: false,
  port: '0',
  env: { PROFILE: 'bench', LOG_LEVEL: 'warn' },
})
try {
  await measure(product.url)
} finally {
  await product.stop()
}

async function measure(url: string): Promise<void> {
  const info = await brandInfo(url)
  const players = [await openPlayer(url, info), await openPlayer(url, info)]
  const near = await fetch(`${url}/lgw/numeros/near?gameCode=${GAME}&count=100`)
  const { value } = (await near.json()) as Envelope<{ list: { numero: string }[] }>
  const numeros = (value?.list ?? []).map(({ numero }) => numero)
  for (const [name, body] of Object.entries(bodiesFor(numeros))) {
    const text = JSON.stringify(body)
    const holds: number[] = []
    for (let post = 0; post < POSTS; post++)
      holds.push(await heldUp(url, () => send(url, players[post % players.length]!, text)))
    holds.sort((a, b) => a - b)
    const longest = holds.at(-1)!
    console.log(
      `${name.padEnd(48)} ${String(text.length).padStart(7)} bytes: half of them held others up ` +
        `${holds[POSTS / 2]!.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms (aim ${AIM_MS})`,
    )
  }
}

/** The longest that somebody else waited for an answer while something happened. */
async function heldUp(url: string, work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const ended = work().finally(() => (isOver = true))
  while (!isOver) {
    const began = performance.now()
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - began)
  }
  await ended
  return longest
}

async function send(url: string, { memberCookie, handle }: Player, body: string): Promise<void> {
  const reply = await fetch(`${url}/lgw/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: memberCookie,
      authorization: `Bearer ${handle}`,
      'idempotency-key': randomUUID(),
    },
    body,
  })
  await reply.arrayBuffer()
}

function bodiesFor(numeros: readonly string[]): Record<string, unknown> {
  const all = Array.from({ length: 10_000 }, (_, nth) => String(nth).padStart(4, '0'))
  const ticket = (selection: unknown) => ({
    gameCode: GAME,
    numero: numeros[10],
    betType: 'LO4',
    selection,
    unit: '1000',
  })
  const order = (selection: unknown) => ({ tickets: [ticket(selection)], clientTotal: '1' })
  const draws = numeros.slice(0, 60)
  return {
    'as many numbers as an order may have': { tickets: [ticket(all), ticket(all)], clientTotal: '400000000' },
    'a chase that reads its numbers for each draw': {
      ...order(all),
      chase: { numeros: draws, multiples: draws.map(() => 1), stopOnWin: false },
    },
    'numbers that no bet type reads': {
      tickets: Array.from({ length: 50 }, () => ticket(Array.from({ length: 490 }, (_, nth) => nth))),
      clientTotal: '1',
    },
    'texts as long as the body': order({ ['x'.repeat(120_000)]: 'y'.repeat(120_000) }),
    'as many values as fit': order(Array.from({ length: 120_000 }, () => 0)),
  }
}
