import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Board } from '@senluna/kit/games/boards.ts'
import { gameOf, VERIFIABLE, verifyRound, type VerifiedRound } from '@senluna/games/verifier/index.ts'
import type { Answer } from './verify/answer.ts'
import { trusteeSays, verifyDrawFrom } from './verify/draw.ts'
import { verifyStatementIn } from './verify/statement.ts'

const HELP = `Recalculates a round of one of our games from its seeds, without the server.

  npm run verify -- --server-seed <64 hex digits> --client-seed <text> --nonce <number> --stake <amount>

  --server-seed   the server seed; the game reveals it when you change your seed
  --client-seed   your own seed
  --nonce         which round it was with these seeds, from 0
  --stake         the stake in the currency's smallest unit (10000 is 10,000 đồng)
  --choice        your choice, in games that have one: under-5000 for dice
  --game          ${VERIFIABLE.map((game) => game.code).join(', ')} (if left out: the first)

  npm run verify -- draw <file or address> [--commitment <64 hex digits>] [--result <numbers>]
                  checks a lottery draw from its evidence
  npm run verify -- draw --help               every option, and the commands of a trustee

  npm run verify -- --statement <file>        checks what an agent was paid, from a signed statement
                  or an exported table (CSV): names the lines that differ, and says whether a
                  signed statement was changed

Add what you noted down to have it compared:
  --commitment    the SHA-256 hash published before the round
  --draws         the numbers drawn, separated by commas
  --payout        the payout in the currency's smallest unit

Exit code 0: nothing differs. 1: something differs. 2: an argument is missing or invalid.`

const OPTIONS = {
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  stake: { type: 'string' },
  choice: { type: 'string' },
  game: { type: 'string' },
  commitment: { type: 'string' },
  draws: { type: 'string' },
  payout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Given = ReturnType<typeof parse>['values']
const parse = (words: readonly string[]) => parseArgs({ args: [...words], options: OPTIONS, strict: true })

/** Carries the command line out; prints nothing itself. */
export function verify(words: readonly string[]): Answer {
  try {
    const given = parse(words).values
    if (given.help) return { code: 0, text: HELP }
    return answerFor(given)
  } catch (error) {
    // Bad words and bad seeds are the caller's; anything else is a bug and must be seen as one.
    if (!(error instanceof RangeError) && !(error instanceof TypeError && 'code' in error)) throw error
    return { code: 2, text: `${error.message}\n\n${HELP}` }
  }
}

function answerFor(given: Given): Answer {
  const game = gameOf(given.game ?? VERIFIABLE[0].code)
  if (!game) throw new RangeError(`--game: there is no game called ${given.game}`)
  const round = verifyRound({
    serverSeed: needed(given['server-seed'], '--server-seed'),
    clientSeed: needed(given['client-seed'], '--client-seed'),
    streamCode: game.streamCode,
    nonce: Number(digits(needed(given.nonce, '--nonce'), '--nonce')),
    stake: digits(needed(given.stake, '--stake'), '--stake'),
    choice: given.choice,
  })
  const compared = comparisons(given, round)
  const differs = compared.some(({ same }) => !same)
  const lines = [
    `game        ${game.code} (${game.streamCode})`,
    `commitment  ${round.commitment}`,
    `stream      ${round.stream.bytes} bytes: ${round.stream.hex}`,
    ...(round.choice === undefined ? [] : [`choice      ${round.choice}`]),
    `draws       ${round.draws.join(',')}`,
    ...shownOf(round),
    `payout      ${round.payout}`,
    ...compared.map(
      ({ what, same, expected }) => `${what.padEnd(12)}${same ? 'MATCH' : `DIFFERENT: you gave ${expected}`}`,
    ),
    ...(compared.length > 0 ? [differs ? 'DIFFERENT' : 'MATCH'] : []),
  ]
  return { code: differs ? 1 : 0, text: lines.join('\n') }
}

/** Each spin on a line, a tumbling one on a line for each of its boards, columns from the top. */
function shownOf(round: VerifiedRound): string[] {
  if (round.kind === 'instant') return round.beats.map((beat) => `${'outcome'.padEnd(12)}${beat.outcome}   ${beat.won}`)
  return round.spins.flatMap(({ kind, number, won, boards }) =>
    boards.map((board, nth) => {
      const name = nth > 0 ? 'tumbles' : kind === 'spin' ? kind : `${kind} ${number}`
      return `${name.padEnd(12)}${columnsOf(board)}${nth === boards.length - 1 ? `   ${won}` : ''}`
    }),
  )
}

/** A board on a line; what a cell multiplies by follows its symbol. */
const columnsOf = (board: Board) =>
  board
    .map((column) => column.map(({ symbol, times }) => (times === undefined ? symbol : `${symbol}x${times}`)).join('/'))
    .join('  ')

/** What the caller noted down beside what came out. */
function comparisons(given: Given, round: VerifiedRound) {
  const pairs = [
    { what: 'commitment', expected: given.commitment?.toLowerCase(), found: round.commitment },
    { what: 'draws', expected: given.draws && numbers(given.draws), found: round.draws.join(',') },
    { what: 'payout', expected: given.payout && String(digits(given.payout, '--payout')), found: String(round.payout) },
  ]
  return pairs.flatMap(({ what, expected, found }) =>
    expected === undefined ? [] : [{ what, expected, same: expected === found }],
  )
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new RangeError(`${name} is missing`)
  return value
}

function digits(text: string, name: string): bigint {
  if (!/^\d{1,19}$/.test(text)) throw new RangeError(`${name} must be a whole number, without commas`)
  return BigInt(text)
}

function numbers(text: string): string {
  if (!/^\d+(\s*,\s*\d+)*$/.test(text)) throw new RangeError('--draws must be whole numbers separated by commas')
  return text.split(',').map(Number).join(',')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, ...rest] = process.argv.slice(2)
  const { code, text } =
    first === 'draw'
      ? await verifyDrawFrom(rest)
      : first === '--statement'
        ? await verifyStatementIn(rest[0])
        : first === 'open' || first === 'key'
          ? await trusteeSays([first, ...rest])
          : verify(process.argv.slice(2))
  console[code === 2 ? 'error' : 'log'](text)
  process.exitCode = code
}
