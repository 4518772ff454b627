import { readdir, writeFile } from 'node:fs/promises'
import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import { certifyInstant, isInstant } from '@senluna/kit/games/instant.ts'
import { certifyRun, isPlanned, isRunGame, type RunGame } from '@senluna/kit/games/run.ts'
import { certifyTable, isTableGame } from '@senluna/kit/games/table.ts'
import { playMany } from '@senluna/kit/games/instant-played.ts'
import { configurationHashOf } from '@senluna/games/configuration-hash.ts'
import type { OwnGame, SideGame } from '@senluna/games/own-game.ts'
import { PLAYED_GAMES } from '@senluna/games/own-games.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { playBest, simulate, type ByBestPlay } from './rtp-runs.ts'

// `npm run rtp [-- <game>…]`: all games, or the named ones. Chợ Nổi's sample takes five minutes.

/** Rounds of a game with choices or moves, played beside the exact figures, and their seed. */
const ROUNDS = 1_000_000
const SEED = 20_261_128
/** What a game of several moves returns before anything is floored. */
const MOST_RETURN = 0.99
/** What pretended players lose at most by not playing best where the certificate says the best. */
const PLAYED_WORSE = 0.06

const GAMES = new URL('../games/', import.meta.url)
const folders = await readdir(GAMES)
const named = process.argv.slice(2)
const unknown = named.find((name) => !PLAYED_GAMES.some(({ game }) => game.code === name))
if (unknown !== undefined) {
  console.error(`There is no certificate of ${unknown}: ${PLAYED_GAMES.map(({ game }) => game.code).join(', ')}.`)
  process.exit(1)
}
for (const own of PLAYED_GAMES) {
  const { game } = own
  if (named.length > 0 && !named.includes(game.code)) continue
  const folder = folderOf(game)
  const certificate = await certify(own, folder)
  await writeFile(new URL(`${folder}/certificate.ts`, GAMES), sourceOf(certificate, howOf(game, certificate)))
  console.log(
    `${game.code}: RTP ${certificate.rtp.decimal}, hit rate ${certificate.hitRate.decimal}, paytable ${certificate.configurationHash}`,
  )
}

type Played = SideGame & Pick<Partial<OwnGame>, 'someRun'>

/** A folder is called by the kind of its game and its code: `slots-sen-vang`. */
function folderOf({ code }: HouseGame): string {
  const folder = folders.find((name) => name.slice(name.indexOf('-') + 1) === code)
  if (folder === undefined) throw new Error(`${code} has no folder in games/`)
  return folder
}

/** Over every outcome of every choice; a slot's rules say themselves how theirs comes about. */
async function certify({ game, someChoice, someRun }: Played, folder: string): Promise<Certificate> {
  const hash = configurationHashOf(game)
  if ((isInstant(game) || isTableGame(game)) && someChoice) {
    const played = playMany(game, someChoice, sampleDraws(SEED), ROUNDS)
    const off = Math.abs(Number(played.returned) - Number(played.expected))
    if (off > 4 * Number(played.error)) throw new Error(`${game.code} doesn't pay what its figures say: ${off}`)
    return { ...(isTableGame(game) ? certifyTable(game, hash) : certifyInstant(game, hash)), played }
  }
  if (isRunGame(game) && someRun) {
    const certificate = isPlanned(game) ? certifyRun(game, hash) : await byRules(game, folder, hash)
    const rounds = isPlanned(game) ? ROUNDS : ROUNDS / 10
    const { rtp, error } = simulate(game, someRun, sampleDraws(SEED), rounds)
    console.log(`${game.code}: ${rounds} rounds return ${rtp.toFixed(5)}, standard error ${error.toFixed(5)}`)
    // Whom a certificate of the best play is for: people play worse, nobody better.
    const best = Number(certificate.rtp.decimal)
    const [least, most] = isPlanned(game) ? [best, MOST_RETURN] : [best - PLAYED_WORSE, best]
    if (rtp < least - 4 * error || rtp > most + 4 * error)
      throw new Error(`${game.code} doesn't pay what its figures say: ${rtp}`)
    return { ...certificate, ...(await playedBest(game, folder, certificate)) }
  }
  return byRules(game, folder, hash)
}

/** A million rounds by the play that the rules name, where they play it themselves. */
async function playedBest(game: RunGame, folder: string, { rtp }: Certificate): Promise<Pick<Certificate, 'played'>> {
  if (isPlanned(game)) return {}
  const { byBestPlay } = (await import(new URL(`${folder}/rules/certify.ts`, GAMES).href)) as {
    byBestPlay?: ByBestPlay
  }
  if (!byBestPlay) return {}
  const played = playBest(game, byBestPlay, rtp.decimal, ROUNDS)
  const off = Math.abs(Number(played.returned) - Number(played.expected))
  if (off > 4 * Number(played.error)) throw new Error(`${game.code} doesn't pay what its figures say: ${off}`)
  return { played }
}

async function byRules(game: HouseGame, folder: string, hash: string): Promise<Certificate> {
  const rules = (await import(new URL(`${folder}/rules/certify.ts`, GAMES).href)) as {
    certify(game: HouseGame, hash: string): Certificate
  }
  return rules.certify(game, hash)
}

function howOf(game: HouseGame, { sampled }: Certificate): string {
  if (isRunGame(game)) return isPlanned(game) ? 'over every opening and cash-out' : 'by the play its rules name'
  if (isTableGame(game)) return 'over every outcome of every bet'
  if (isInstant(game)) return 'over every outcome of every choice'
  return sampled ? 'over its sample' : 'over the full cycle'
}

/** The certificate as the file the server reads, laid out as the formatter would. */
function sourceOf(
  {
    game,
    configurationHash,
    rtp,
    hitRate,
    deviation,
    cycle,
    largestBaseWin,
    most,
    featureEvery,
    modes,
    played,
    sampled,
  }: Certificate,
  how: string,
) {
  const share = ({ numerator, denominator, decimal }: Certificate['rtp']) => {
    const line = `{ numerator: '${numerator}', denominator: '${denominator}', decimal: '${decimal}' }`
    return line.length < 100
      ? line
      : `{\n    numerator: '${numerator}',\n    denominator: '${denominator}',\n    decimal: '${decimal}',\n  }`
  }
  const priced = modes
    ? `  modes: [\n${modes
        .map(
          (mode) => `    {
      choice: '${mode.choice}',
      priceX100: ${mode.priceX100},
      rtp: ${share(mode.rtp)},
      hitRate: ${share(mode.hitRate)},
      deviation: '${mode.deviation}',
      cycle: '${mode.cycle}',
      largestBaseWin: '${mode.largestBaseWin}',
${mode.featureEvery === undefined ? '' : `      featureEvery: '${mode.featureEvery}',\n`}    },\n`,
        )
        .join('')}  ],\n`
    : ''
  const simulated = played
    ? `  played: {\n    rounds: '${played.rounds}',\n    returned: '${played.returned}',\n    expected: '${played.expected}',\n    error: '${played.error}',\n  },\n`
    : ''
  const measured = sampled
    ? `  sampled: { rounds: '${sampled.rounds}', error: '${sampled.error}', largest: '${sampled.largest}' },\n`
    : ''
  return `import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts ${how}; the tests compute it again. */
export const certificate: Certificate = {
  game: '${game}',
  configurationHash: '${configurationHash}',
  rtp: ${share(rtp)},
  hitRate: ${share(hitRate)},
  deviation: '${deviation}',
  cycle: '${cycle}',
  largestBaseWin: '${largestBaseWin}',
${most === undefined ? '' : `  most: { times: '${most.times}', oneIn: '${most.oneIn}' },\n`}${featureEvery === undefined ? '' : `  featureEvery: '${featureEvery}',\n`}${priced}${simulated}${measured}}
`
}
