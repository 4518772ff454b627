import { writeFile } from 'node:fs/promises'
import type { Certificate } from '@senluna/kit/games/game.ts'
import { certifyInstant } from '@senluna/kit/games/instant.ts'
import { configurationHashOf } from '@senluna/games/configuration-hash.ts'
import { dice } from '@senluna/games/instant-dice/rules/index.ts'
import { limbo } from '@senluna/games/instant-limbo/rules/index.ts'
import { plinko } from '@senluna/games/instant-plinko/rules/index.ts'
import { certify } from '@senluna/games/slots-sen-vang/rules/certify.ts'
import { senVang } from '@senluna/games/slots-sen-vang/rules/index.ts'

/** The certificate of each house game, by its folder. */
const CERTIFICATES: Readonly<Record<string, () => Certificate>> = {
  'slots-sen-vang': () => certify(senVang, configurationHashOf(senVang)),
  'instant-dice': () => certifyInstant(dice, configurationHashOf(dice)),
  'instant-limbo': () => certifyInstant(limbo, configurationHashOf(limbo)),
  'instant-plinko': () => certifyInstant(plinko, configurationHashOf(plinko)),
}

for (const [folder, certificateOf] of Object.entries(CERTIFICATES)) {
  const certificate = certificateOf()
  await writeFile(new URL(`../games/${folder}/certificate.ts`, import.meta.url), sourceOf(certificate))
  const { game, rtp, hitRate, configurationHash } = certificate
  console.log(`${game}: RTP ${rtp.decimal}, hit rate ${hitRate.decimal}, paytable ${configurationHash}`)
}

/** The certificate as the file the server reads, laid out as the formatter would. */
function sourceOf({
  game,
  configurationHash,
  rtp,
  hitRate,
  deviation,
  cycle,
  largestBaseWin,
  featureEvery,
}: Certificate) {
  const share = ({ numerator, denominator, decimal }: Certificate['rtp']) =>
    `{ numerator: '${numerator}', denominator: '${denominator}', decimal: '${decimal}' }`
  return `import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over the full cycle; the tests compute it again. */
export const certificate: Certificate = {
  game: '${game}',
  configurationHash: '${configurationHash}',
  rtp: ${share(rtp)},
  hitRate: ${share(hitRate)},
  deviation: '${deviation}',
  cycle: '${cycle}',
  largestBaseWin: '${largestBaseWin}',
${featureEvery === undefined ? '' : `  featureEvery: '${featureEvery}',\n`}}
`
}
