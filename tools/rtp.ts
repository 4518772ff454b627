import { writeFile } from 'node:fs/promises'
import type { Certificate } from '@senluna/kit/games/game.ts'
import { configurationHashOf } from '@senluna/games/configuration-hash.ts'
import { certify as certifyChoNoi } from '@senluna/games/slots-cho-noi/rules/certify.ts'
import { choNoi } from '@senluna/games/slots-cho-noi/rules/index.ts'
import { certify as certifySenVang } from '@senluna/games/slots-sen-vang/rules/certify.ts'
import { senVang } from '@senluna/games/slots-sen-vang/rules/index.ts'

// `npm run rtp [-- <game>…]`: all games, or the named ones. Chợ Nổi's sample takes five minutes.

const GAMES: Readonly<Record<string, { how: string; work(): Certificate }>> = {
  'sen-vang': { how: 'over the full cycle', work: () => certifySenVang(senVang, configurationHashOf(senVang)) },
  'cho-noi': { how: 'over its sample', work: () => certifyChoNoi(choNoi, configurationHashOf(choNoi)) },
}

const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(GAMES, name))
if (unknown !== undefined) {
  console.error(`There is no certificate of ${unknown}: ${Object.keys(GAMES).join(', ')}.`)
  process.exit(1)
}
for (const [name, { how, work }] of Object.entries(GAMES)) {
  if (named.length > 0 && !named.includes(name)) continue
  const certificate = work()
  await writeFile(new URL(`../games/slots-${name}/certificate.ts`, import.meta.url), sourceOf(certificate, how))
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
    ? `\n  sampled: { rounds: '${sampled.rounds}', error: '${sampled.error}', largest: '${sampled.largest}' },`
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
  featureEvery: '${featureEvery}',${measured}
}
`
}
