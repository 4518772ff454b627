import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CALENDAR } from '@senluna/games/lottery/rules/catalogue/calendar-data.ts'
import { drawsOn } from '@senluna/games/lottery/rules/draws/calendar.ts'
import { findGame, STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { drawNumbersOf } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import {
  type DrawEvidence,
  type Noted,
  readEvidence,
  type VerifiedDraw,
  verifyDraw,
} from '@senluna/games/lottery/verifier/verify-draw.ts'
import { newTrusteeKey, openSealed } from './escrow.ts'
import type { Answer } from './answer.ts'

const HELP = `Recalculates a lottery draw from its evidence, without the server.

  npm run verify -- draw <file or address of the evidence> [--commitment <64 hex digits>] [--result <numbers>]
                        [--order <ticket number> --seed <text>]
  npm run verify -- open <file or address of the evidence> <file of the trustee's key>
  npm run verify -- key <file for the trustee's key>

The evidence is the JSON file you save from a draw's evidence panel, or its address. These are checked: the seed against the
commitment published before betting opened; the beacon's signature and round; the source of the draw; and every result on
record against the one that the seed and the beacon give. A draw is made once: a replaced result is DIFFERENT.

Add what you noted down to have it compared: --commitment, as your ticket showed it before the draw; --result, as it was
shown ("3,5,4", or JSON); --order and --seed, your ticket's number and the seed you sent with it. For those two use the evidence
saved from your ticket: it holds the path from your seed to the root of all players' seeds. Without a commitment noted
earlier, evidence is only compared with itself, and whoever invents a seed can publish its hash too. The verdict is then CONSISTENT,
with exit code 2.

For a void draw it gives the reason, and what was drawn before it was voided or what would have been drawn.

\`open\` is for a trustee: it opens the seed that was sealed for them before the draw opened, and recalculates the draw.
\`key\` makes a trustee's key: the file stays with the trustee, and the public half is printed, for LOTTERY_ESCROW_KEY.

Exit code 0, MATCH: everything matches. 1, DIFFERENT: something doesn't. 2: it can't be checked yet, the evidence can't be
read, or the verdict is CONSISTENT. 3, VOID: everything matches, but the house voided the draw, so no result counts.`

const CODE = { MATCH: 0, DIFFERENT: 1, CONSISTENT: 2, VOID: 3 } as const

const OPTIONS = {
  commitment: { type: 'string' },
  result: { type: 'string' },
  order: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** What was given of it, as it was typed. */
type Given = { readonly [Name in 'commitment' | 'result' | 'order' | 'seed']?: string | undefined }

/**
 * What was noted before. Throws RangeError for a commitment that is none, SyntaxError for bad JSON.
 */
function notedIn({ commitment, result, order, seed }: Given): Noted {
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment))
    throw new RangeError('--commitment must be 64 hex digits')
  if (result === undefined) return { commitment, order, seed }
  const isList = /^\s*\d+(?:\s*[, ]\s*\d+)*\s*$/.test(result)
  const read: unknown = isList
    ? result
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : JSON.parse(result)
  return { commitment, order, seed, result: read }
}

/** Carries "verify draw" out; prints nothing itself. */
export async function verifyDrawFrom(words: readonly string[]): Promise<Answer> {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
    if (values.help) return { code: 0, text: HELP }
    const [where, ...more] = positionals
    if (where === undefined || more.length > 0) return { code: 2, text: HELP }
    return answerFor(readEvidence(JSON.parse(await textAt(where))), notedIn(values))
  } catch (error) {
    // What was given can't be read or checked; anything else is a bug and must be seen as one.
    if (!(error instanceof RangeError || error instanceof SyntaxError || isMissing(error))) throw error
    return { code: 2, text: error.message }
  }
}

/**
 * Carries "verify key" and "verify open" out: what a trustee of seeds does. Prints nothing itself.
 */
export async function trusteeSays(words: readonly string[]): Promise<Answer> {
  const [what, where, keyFile, ...more] = words
  try {
    if (what === 'key' && where !== undefined && keyFile === undefined)
      return { code: 0, text: `public      ${await newTrusteeKey(where)}` }
    if (what !== 'open' || where === undefined || keyFile === undefined || more.length > 0)
      return { code: 2, text: HELP }
    const evidence = readEvidence(JSON.parse(await textAt(where)))
    const serverSeed = openSealed(evidence, await readFile(keyFile, 'utf8'))
    // The seal is from before the draw: what it holds needs no other note.
    const { code, text } = answerFor({ ...evidence, serverSeed }, { commitment: evidence.commitment })
    return { code, text: `seed        ${serverSeed}\n${text}` }
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError || isMissing(error))) throw error
    return { code: 2, text: error.message }
  }
}

function answerFor(evidence: DrawEvidence, noted: Noted = {}): Answer {
  const structure = STRUCTURES.get(evidence.profile)
  if (!structure) throw new RangeError(`unknown draw profile: ${evidence.profile}`)
  const known = { drawAt: drawAtOf(evidence), whose: findGame(evidence.game)?.source }
  const verified = verifyDraw(evidence, structure, known, noted)
  const { checks } = verified
  const verdict = verified.verdict === 'MATCH' && !verified.comparedToNoted ? 'CONSISTENT' : verified.verdict
  const lines = [
    `draw        ${evidence.game} ${evidence.drawNumber} (${evidence.profile})`,
    `beacon      ${evidence.beacon.source === 'none' ? (evidence.players ? 'none: house seed and players’ seeds' : 'none: house seed only') : `${evidence.beacon.source} round ${evidence.beacon.round}`}`,
    ...(evidence.players ? [`players     tickets with a seed: ${evidence.players.orders}`] : []),
    ...linesOf(evidence, verified),
    ...checks.map((check) => `${check.what.padEnd(12)}${check.holds ? 'MATCH' : 'DIFFERENT'}`),
    verified.comparedToNoted ? verdict : `${verdict} (not compared with anything noted earlier)`,
  ]
  return { code: CODE[verdict], text: lines.join('\n') }
}

/** What is reported of a draw besides its checks. */
function linesOf(evidence: DrawEvidence, { result, secondRound, words }: VerifiedDraw): string[] {
  const { beacon, results, version, voidReason, voidNote } = evidence
  const isVoid = voidReason !== undefined
  const wasDrawn = results.length > 0
  const before = beacon.firstRound === undefined ? '' : ` (${beacon.firstRound})`
  return [
    ...(secondRound
      ? [`late        the round chosen first${before} was not used: it didn’t arrive within a minute, or was withheld`]
      : []),
    ...(result === undefined
      ? ['would be    unknown: it needs the randomness of that round']
      : [
          `words       ${words.read} read, ${words.rejected} rejected`,
          `${isVoid && !wasDrawn ? 'would be' : 'result  '}    ${JSON.stringify(result)}`,
        ]),
    ...(version > 1 || results.length > 1
      ? [`replaced    version ${version} replaces what was drawn: ${JSON.stringify(results.at(-1))}`]
      : []),
    ...(isVoid
      ? [`void        ${voidReason}: ${wasDrawn ? 'voided after it was drawn' : 'voided without a result'}`]
      : []),
    ...(voidNote === undefined ? [] : [`note        ${voidNote}`]),
  ]
}

/**
 * The draw's moment by the game's own clock, in Unix seconds; not what the evidence says of itself.
 */
function drawAtOf({ game: code, drawNumber }: DrawEvidence): number | undefined {
  const game = findGame(code)
  if (!game) return undefined
  const slot = drawNumbersOf(game.clock, (date) => drawsOn(game, date, CALENDAR)).read(drawNumber)
  return typeof slot === 'string' ? undefined : slot.drawAt / 1000
}

async function textAt(where: string): Promise<string> {
  if (!/^https?:\/\//.test(where)) return readFile(where, 'utf8')
  const answer = await fetch(where)
  if (!answer.ok) throw new RangeError(`${where} answered ${answer.status}`)
  return answer.text()
}

const isMissing = (error: unknown): error is Error =>
  error instanceof Error && ('code' in error || error.cause instanceof Error)
