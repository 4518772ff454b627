import { systemStatus } from '@senluna/contract/site/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Problem } from '../../setup/problem.ts'
import type { Pace } from './load.ts'

/** What a load is run with, read from a command line. */
export interface LoadArgs {
  players: number
  port: number
  minutes: number | undefined
  pace: Pace
}

/** As many as have names and addresses of their own. */
const MOST = 3_900

/** Reads a command line. Throws a Problem that says what is wrong. */
export function loadArgs(given: { players: string; port: string; minutes?: string; pace: string }): LoadArgs {
  const players = wholeNumber('--players', given.players, MOST)
  const port = wholeNumber('--port', given.port, 65_535)
  const minutes = given.minutes === undefined ? undefined : Number(given.minutes)
  if (minutes !== undefined && !(minutes > 0)) throw new Problem('--minutes takes a number above 0.')
  if (given.pace !== 'human' && given.pace !== 'fast') throw new Problem('--pace is human or fast.')
  return { players, port, minutes, pace: given.pace }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Problem(`${name} takes a whole number from 1 to ${most}.`)
  return value
}

/**
 * The brand of the demonstration that answers at a port of this machine. Throws a Problem in
 * production, when nothing answers, and when money is real there.
 */
export async function demonstrationAt(port: number, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (env.NODE_ENV === 'production') throw new Problem('Nobody is pretended in production.')
  const url = `http://localhost:${port}`
  const reply = await fetch(url + systemStatus.path, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
  const read = (await reply?.json().catch(() => undefined)) as { value?: ReplyOf<typeof systemStatus> } | undefined
  const info = read?.value?.info
  if (!info) throw new Problem(`No product answers at ${url}.\nStart it with npm start, or name its port with --port.`)
  if (!info.currency.demonstration)
    throw new Problem(`${info.brandName} at ${url} has real money: nobody is pretended there.`)
  return info.merchantCode
}
