import { CLIENT, startOidc } from '@senluna/server/testing/oidc.ts'
import { findBrowser } from '../setup/browser.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { seedLongCatalogAt } from '../seed/long-catalog.ts'
import { giveUp } from '../setup/problem.ts'
import { startProduct } from '../setup/product.ts'

// Run as a process of its own by the browser tests' set-up: the whole product on a free port with a
// throwaway database. Sends the tests' environment to the process that started it, and ends when
// that says so or ends.

try {
  const browser = await findBrowser()
  // People sign in by a real provider of identities; which brand lets them is for its test to
  // switch.
  let url = ''
  const answers = () => [url, url.replace('//', '//reference.')].map((host) => `${host}/wps/session/social/google`)
  const identities = await startOidc(answers)
  const product = await startProduct({
    throwaway: true,
    port: '0',
    env: {
      GOOGLE_ISSUER: identities.issuer,
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    },
    log: (line) => console.log(line),
  })
  url = product.url
  // Long lists are tried at the reference brand; the demonstration shows what runs.
  await seedLongCatalogAt(product.databaseUrl, [merchantCode('refbrand1')])
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await product.stop()
    await identities.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('message', () => void stop())
  process.send?.({
    E2E_URL: product.url,
    E2E_DATABASE_URL: product.databaseUrl,
    E2E_BROWSER: JSON.stringify(browser),
    E2E_PIDS: JSON.stringify(product.pids()),
  })
} catch (error) {
  giveUp(error)
}
