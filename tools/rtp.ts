import { writeFile } from 'node:fs/promises'
import type { Certificate } from '@senluna/kit/games/game.ts'
import { certifyInstant } from '@senluna/kit/games/instant.ts'
import { configurationHashOf } from '@senluna/games/configuration-hash.ts'
import { dice } from '@senluna/games/instant-dice/rules/index.ts'
import { limbo } from '@senluna/games/instant-limbo/rules/index.ts'
import { plinko } from '@senluna/games/instant-plinko/rules/index.ts'
import { certifyHilo, hilo } from '@senluna/games/run-hilo/rules/index.ts'
import { mines } from '@senluna/games/run-mines/rules/index.ts'
import { tower } from '@senluna/games/run-tower/rules/index.ts'
import { certify as certifyChoNoi } from '@senluna/games/slots-cho-noi/rules/certify.ts'
import { choNoi } from '@senluna/games/slots-cho-noi/rules/index.ts'
import { certify as certifySenVang } from '@senluna/games/slots-sen-vang/rules/certify.ts'
import { senVang } from '@senluna/games/slots-sen-vang/rules/index.ts'
import { simulate, STRATEGIES } from './rtp-runs.ts'

// `npm run rtp [-- <game>… [--simulate]]`: all games, or the named. Chợ Nổi's sample takes five
// minutes. With `--simulate` the games of several moves play a million rounds, writing nothing.

const RUNS = [mines, hilo, tower]
const PLANS = 'over every opening and cash-out'
const OUTCOMES = 'over every outcome of every choice'

/** How each house game's certificate comes about, by the game's folder. */
const GAMES: Readonly<Record<string, { how: string; work(): Certificate }>> = {
  'slots-sen-vang': { how: 'over the full cycle', work: () => certifySenVang(senVang, configurationHashOf(senVang)) },
  'slots-cho-noi': { how: 'over its sample', work: () => certifyChoNoi(choNoi, configurationHashOf(choNoi)) },
  'instant-dice': { how: OUTCOMES, work: () => certifyInstant(dice, configurationHashOf(dice)) },
  'instant-limbo': { how: OUTCOMES, work: () => certifyInstant(limbo, configurationHashOf(limbo)) },
  'instant-plinko': { how: OUTCOMES, work: () => certifyInstant(plinko, configurationHashOf(plinko)) },
  'run-mines': { how: PLANS, work: () => certifyInstant(mines, configurationHashOf(mines)) },
  'run-hilo': { how: PLANS, work: () => certifyHilo(configurationHashOf(hilo)) },
  'run-tower': { how: PLANS, work: () => certifyInstant(tower, configurationHashOf(tower)) },
}

const simulated = process.argv.includes('--simulate')
const named = process.argv.slice(2).filter((word) => word !== '--simulate')
const codeOf = (folder: string) => folder.slice(folder.indexOf('-') + 1)
const codes = Object.keys(GAMES).map(codeOf)
const unknown = named.find((name) => !codes.includes(name))
if (unknown !== undefined) {
  console.error(`There is no certificate of ${unknown}: ${codes.join(', ')}.`)
  process.exit(1)
}
for (const [folder, { how, work }] of Object.entries(GAMES)) {
  const name = codeOf(folder)
  if (named.length > 0 && !named.includes(name)) continue
  if (simulated) {
    const strategy = STRATEGIES[name]
    const game = RUNS.find(({ code }) => code === name)
    if (!game || !strategy) continue
    const { rtp, error } = simulate(game, strategy, 1_000_000)
    const within = Math.abs(rtp - 0.99) <= 4 * error
    console.log(`${name}: a million rounds return ${rtp.toFixed(5)}, standard error ${error.toFixed(5)}`)
    if (!within) throw new Error(`${name} returns ${rtp}, more than four standard errors from 0.99`)
    continue
  }
  const certificate = work()
  await writeFile(new URL(`../games/${folder}/certificate.ts`, import.meta.url), sourceOf(certificate, how))
  console.log(
    `${name}: RTP ${certificate.rtp.decimal}, hit rate ${certificate.hitRate.decimal}, paytable ${certificate.configurationHash}`,
  )
}

/** The certificate as the file the server reads, laid out as the formatter would. */
function sourceOf(
  { game, configurationHash, rtp, hitRate, deviation, cycle, largestBaseWin, featureEvery, sampled }: Certificate,
  how: string,
) {
  const share = ({ numerator, denominator, decimal }: Certificate['rtp']) => {
    const line = `{ numerator: '${numerator}', denominator: '${denominator}', decimal: '${decimal}' }`
    return line.length < 100
      ? line
      : `{\n    numerator: '${numerator}',\n    denominator: '${denominator}',\n    decimal: '${decimal}',\n  }`
  }
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
${featureEvery === undefined ? '' : `  featureEvery: '${featureEvery}',\n`}${measured}}
`
}
