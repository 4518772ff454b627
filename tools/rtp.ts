import { readdir, writeFile } from 'node:fs/promises'
import type { Certificate, HouseGame, ModeCertificate } from '@senluna/kit/games/game.ts'
import { certifyInstant, isInstant } from '@senluna/kit/games/instant.ts'
import { certifyRun, isPlanned, isRunGame, type RunGame } from '@senluna/kit/games/run.ts'
import { certifyTable, isTableGame } from '@senluna/kit/games/table.ts'
import { playMany } from '@senluna/kit/games/instant-played.ts'
import { configurationHashOf } from '@senluna/games/configuration-hash.ts'
import type { OwnGame, SideGame } from '@senluna/games/own-game.ts'
import { PLAYED_GAMES } from '@senluna/games/own-games.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { playSlot } from '@senluna/kit/games/slot-played.ts'
import { playBest, simulate, type ByBestPlay } from './rtp-runs.ts'

// `npm run rtp [-- <game>…]`: all games, or the named ones. Chợ Nổi's sample takes five
// minutes; with `--played` only the rounds beside the figures are played, seconds a game; with
// `--figures` the rounds of an unchanged paytable stay as they are.

/** Rounds that are played beside the figures, and their seed. */
const ROUNDS = 1_000_000
/** A bought round is ten free spins and more, and may take hundreds of draws to begin. */
const BOUGHT_ROUNDS = 100_000
const SEED = 20_261_128
/** What a game of several moves returns before anything is floored. */
const MOST_RETURN = 0.99
/** What pretended players lose at most by not playing best where the certificate says the best. */
const PLAYED_WORSE = 0.06

const GAMES = new URL('../games/', import.meta.url)
const folders = await readdir(GAMES)
const PLAYED_ALONE = '--played'
const FIGURES_ALONE = '--figures'
const isPlayedAlone = process.argv.includes(PLAYED_ALONE)
const isFiguresAlone = process.argv.includes(FIGURES_ALONE)
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const unknown = named.find((name) => !PLAYED_GAMES.some(({ game }) => game.code === name))
if (unknown !== undefined) {
  console.error(`There is no certificate of ${unknown}: ${PLAYED_GAMES.map(({ game }) => game.code).join(', ')}.`)
  process.exit(1)
}
for (const own of PLAYED_GAMES) {
  const { game } = own
  if (named.length > 0 && !named.includes(game.code)) continue
  const folder = folderOf(game)
  const figures = isPlayedAlone ? own.certificate : await certify(own, folder)
  const certificate = isFiguresAlone ? withFormer(own, figures) : await withPlayed(own, folder, figures)
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
  if ((isInstant(game) || isTableGame(game)) && someChoice)
    return isTableGame(game) ? certifyTable(game, hash) : certifyInstant(game, hash)
  if (isRunGame(game) && someRun) {
    const certificate = isPlanned(game) ? certifyRun(game, hash) : await byRules(game, folder, hash)
    if (isFiguresAlone) return certificate
    const rounds = isPlanned(game) ? ROUNDS : ROUNDS / 10
    const { rtp, error } = simulate(game, someRun, sampleDraws(SEED), rounds)
    console.log(`${game.code}: ${rounds} rounds return ${rtp.toFixed(5)}, standard error ${error.toFixed(5)}`)
    // Whom a certificate of the best play is for: people play worse, nobody better.
    const best = Number(certificate.rtp.decimal)
    const [least, most] = isPlanned(game) ? [best, MOST_RETURN] : [best - PLAYED_WORSE, best]
    if (rtp < least - 4 * error || rtp > most + 4 * error)
      throw new Error(`${game.code} doesn't pay what its figures say: ${rtp}`)
    return certificate
  }
  return byRules(game, folder, hash)
}

type Rounds = NonNullable<Certificate['played']>

/** The certificate with the rounds that stand in the former one, of the same paytable. */
function withFormer({ game, certificate: former }: Played, figures: Certificate): Certificate {
  if (former.configurationHash !== figures.configurationHash || former.rtp.decimal !== figures.rtp.decimal)
    throw new Error(`${game.code} has another paytable: its rounds are to be played again`)
  const { played, modes: formerModes } = former
  const modes = figures.modes?.map((mode) => {
    const rounds = formerModes?.find(({ choice }) => choice === mode.choice)?.played
    return { ...mode, ...(rounds && { played: rounds }) }
  })
  return { ...figures, ...(modes && { modes }), ...(played && { played }) }
}

/** The certificate with a million rounds played beside its figures, of a slot in each mode. */
async function withPlayed(own: Played, folder: string, certificate: Certificate): Promise<Certificate> {
  const { game, someChoice, someRun } = own
  if (isRunGame(game))
    return { ...certificate, played: asSaid(game, await playRuns(game, someRun, folder, certificate)) }
  if (isInstant(game) || isTableGame(game)) {
    if (!someChoice) throw new Error(`nobody knows how ${game.code} is played`)
    return { ...certificate, played: asSaid(game, playMany(game, someChoice, sampleDraws(SEED), ROUNDS)) }
  }
  const playedIn = (mode: Pick<ModeCertificate, 'choice' | 'priceX100' | 'rtp' | 'deviation'>) => {
    const isBought = game.modes?.find(({ choice }) => choice === mode.choice)?.kind === 'buy'
    return asSaid(game, playSlot(game, mode, mode, sampleDraws(SEED), isBought ? BOUGHT_ROUNDS : ROUNDS))
  }
  const modes = certificate.modes?.map((mode) => ({ ...mode, played: playedIn(mode) }))
  const played = modes?.[0]?.played ?? playedIn({ ...certificate, choice: '', priceX100: 100 })
  return { ...certificate, ...(modes && { modes }), played }
}

/** A game of moves as pretended players play it, or by the play that its certificate is for. */
async function playRuns(
  game: RunGame,
  someRun: OwnGame['someRun'],
  folder: string,
  { rtp: { decimal } }: Certificate,
): Promise<Rounds> {
  if (isPlanned(game) && someRun) {
    const { rtp, error } = simulate(game, someRun, sampleDraws(SEED), ROUNDS)
    return { rounds: String(ROUNDS), returned: rtp.toFixed(7), expected: decimal, error: error.toFixed(7) }
  }
  const { byBestPlay } = (await import(new URL(`${folder}/rules/certify.ts`, GAMES).href)) as { byBestPlay: ByBestPlay }
  return playBest(game, byBestPlay, decimal, ROUNDS)
}

/** Refuses rounds that came to something else than the figures say. */
function asSaid({ code }: HouseGame, played: Rounds): Rounds {
  const off = Number(played.returned) - Number(played.expected)
  console.log(
    `${code}: ${played.rounds} rounds return ${played.returned}, ${(off / Number(played.error)).toFixed(2)} standard errors off`,
  )
  if (Math.abs(off) > 4 * Number(played.error)) throw new Error(`${code} doesn't pay what its figures say: ${off}`)
  return played
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

function mostText(most: Certificate['most'], indent: string): string {
  if (!most) return ''
  return `${indent}most: { times: '${most.times}', oneIn: '${most.oneIn}'${most.bound ? ', bound: true' : ''} },\n`
}

/** Rounds that were played, on lines of their own. */
function roundsText(played: Certificate['played'], indent: string): string {
  if (!played) return ''
  const lines = (['rounds', 'returned', 'expected', 'error'] as const).map(
    (figure) => `${indent}  ${figure}: '${played[figure]}',\n`,
  )
  return `${indent}played: {\n${lines.join('')}${indent}},\n`
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
${mostText(mode.most, '      ')}${mode.featureEvery === undefined ? '' : `      featureEvery: '${mode.featureEvery}',\n`}${roundsText(mode.played, '      ')}    },\n`,
        )
        .join('')}  ],\n`
    : ''
  const simulated = roundsText(played, '  ')
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
${mostText(most, '  ')}${featureEvery === undefined ? '' : `  featureEvery: '${featureEvery}',\n`}${priced}${simulated}${measured}}
`
}
