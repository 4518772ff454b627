import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gamePage, switchPage } from './pages.ts'
import { Gate, sign } from './signed.ts'
import { OUTCOMES, REPORTS, Vendor, type Switches } from './vendor.ts'

const MOST_BYTES = 64 * 1024
const MOST_DELAY = 60_000

/** What the vendor is run with. */
export interface SandboxOptions {
  secret: string
  vendor?: Vendor
  /** The address that players open games at. */
  address: () => string
  now?: () => number
}

/** Somebody at the game. */
interface Seat {
  playerId: string
  language: string
  backUrl: string
}

/**
 * A made-up vendor that keeps its players' money: signed calls of the platform, a game, and a page
 * of switches.
 */
export function sandboxVendor({ secret, vendor = new Vendor(), address, now = Date.now }: SandboxOptions): Server {
  const gate = new Gate(() => [secret, ...vendor.secrets], now)
  const seats = new Map<string, Seat>()

  const answer = (path: string, asked: Record<string, unknown>): Record<string, string> | undefined => {
    const field = (name: string) => (typeof asked[name] === 'string' ? asked[name].slice(0, 300) : '')
    const playerId = field('playerId')
    if (path === '/vw/v1/players/open')
      return { status: vendor.open(playerId, field('currency'), field('brand') || undefined) }
    if (path === '/vw/v1/balance') {
      const balance = vendor.balance(playerId)
      return balance === undefined ? { status: 'PLAYER_UNKNOWN' } : { status: 'OK', balance: balance.toString() }
    }
    if (path === '/vw/v1/report')
      return vendor.switches.reports === 'silent'
        ? undefined
        : { status: 'OK', ...vendor.report(field('brand'), Date.parse(field('from')), Date.parse(field('until'))) }
    if (path === '/vw/v1/transfers/status')
      return { status: vendor.switches.asked === 'pending' ? 'PENDING' : vendor.ask(field('transferId')) }
    if (path === '/vw/v1/transfers/in' || path === '/vw/v1/transfers/out') {
      const direction = path.endsWith('in') ? 'IN' : 'OUT'
      const move = { playerId, direction, amount: field('amount'), currency: field('currency') } as const
      if (vendor.switches.transfers === 'lostSilently') return undefined
      const status = vendor.move(field('transferId'), move)
      return vendor.switches.transfers === 'doneSilently' ? undefined : { status }
    }
    if (path !== '/vw/v1/launch') return { status: 'REQUEST_INVALID' }
    if (vendor.balance(playerId) === undefined) return { status: 'PLAYER_UNKNOWN' }
    const token = randomBytes(24).toString('base64url')
    seats.set(token, { playerId, language: field('language'), backUrl: field('backUrl') })
    return { status: 'OK', url: `${address()}/play?token=${token}` }
  }

  const signed = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const admitted = gate.admit(path, request.headers, body)
    if (!admitted) return void response.writeHead(401).end()
    const asked = objectIn(body)
    if (!asked) return void response.writeHead(400).end()
    const said = answer(path, asked)
    if (vendor.switches.delay > 0) await sleep(vendor.switches.delay)
    // No answer at all, as when a line is cut.
    if (!said) return void request.socket.destroy()
    const text = JSON.stringify(said)
    const signature = sign(admitted.secret, ['200', admitted.nonce], text)
    response.writeHead(200, { 'content-type': 'application/json', 'x-signature': signature })
    response.end(text)
  }

  const shown = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : undefined
    if (url.pathname === '/switches' && form) {
      vendor.set(switchesIn(form))
      return redirect(response, '/')
    }
    if (url.pathname === '/keys' && form) {
      vendor.takeSecrets((form.get('keys') ?? '').split(/\s+/))
      return redirect(response, '/')
    }
    if (url.pathname === '/') return html(response, switchPage(vendor.switches, vendor.secrets))
    const token = form?.get('token') ?? url.searchParams.get('token') ?? ''
    const seat = seats.get(token)
    const balance = seat && vendor.balance(seat.playerId)
    if (url.pathname !== '/play' || !seat || balance === undefined) return void response.writeHead(404).end()
    const change = form?.get('change')
    if (form) {
      if (change && /^-?[0-9]{1,9}$/.test(change)) vendor.play(seat.playerId, BigInt(change), now())
      return redirect(response, `/play?token=${token}`)
    }
    return html(response, gamePage({ token, balance, ...seat }))
  }

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor')
    const run =
      url.pathname.startsWith('/vw/') && request.method === 'POST'
        ? signed(url.pathname, request, response)
        : shown(url, request, response)
    run.catch(() => response.destroy())
  })
}

const html = (response: ServerResponse, text: string): void =>
  void response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      'referrer-policy': 'no-referrer',
    })
    .end(text)

const redirect = (response: ServerResponse, to: string): void => void response.writeHead(303, { location: to }).end()

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new Error('too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : undefined
  } catch {
    return undefined
  }
}

function switchesIn(form: URLSearchParams): Switches {
  const delay = Number(form.get('delay') ?? 0)
  return {
    transfers: OUTCOMES.find((outcome) => outcome === form.get('transfers')) ?? 'done',
    reports: REPORTS.find((report) => report === form.get('reports')) ?? 'truth',
    asked: form.get('asked') === 'pending' ? 'pending' : 'truth',
    delay: Number.isSafeInteger(delay) ? Math.min(Math.max(delay, 0), MOST_DELAY) : 0,
  }
}
