import { writeFile } from 'node:fs/promises'
import type { Certificate } from '@senluna/kit/games/game.ts'
import { configurationHashOf } from '@senluna/games/configuration-hash.ts'
import { certify } from '@senluna/games/slots-sen-vang/rules/certify.ts'
import { senVang } from '@senluna/games/slots-sen-vang/rules/index.ts'

const hash = configurationHashOf(senVang)
const certificate = certify(senVang, hash)
await writeFile(new URL('../games/slots-sen-vang/certificate.ts', import.meta.url), sourceOf(certificate))
console.log(
  `${certificate.game}: RTP ${certificate.rtp.decimal}, hit rate ${certificate.hitRate.decimal}, paytable ${hash}`,
)

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
  featureEvery: '${featureEvery}',
}
`
}
