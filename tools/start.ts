import { giveUp } from './setup/problem.ts'
import { startProduct, type Product } from './setup/product.ts'
import { standbysOf } from './setup/standbys.ts'

const began = performance.now()
let stopping = false

try {
  const starting = startProduct({
    databaseUrl: process.env.DATABASE_URL,
    port: process.env.PORT,
    standbys: standbysOf(process.env.STANDBYS),
    crowd: process.env.CROWD !== '0',
    log: (line) => console.log(line),
  })
  const stop = async () => {
    // A terminal and npm may both pass one Ctrl-C on.
    if (stopping) return
    stopping = true
    const product = await starting.catch(() => undefined)
    console.log('\nStopping …')
    await product?.stop()
    console.log('Stopped.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  const product = await starting
  if (!stopping) await announce(product)
} catch (error) {
  if (!stopping) giveUp(error)
}

async function announce({ url, sandboxes }: Product) {
  const { DEMO_ACCOUNTS } = await import('@senluna/server/demo/demo-accounts.ts')
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const reference = url.replace('//', '//reference.')
  console.log(`\nSenluna runs (started in ${seconds} s). Ctrl-C stops it.\n`)
  console.log(`  ${url}${' '.repeat(reference.length - url.length)}   the brand Senluna`)
  console.log(`  ${reference}   the reference brand\n`)
  console.log('Demo accounts:')
  const width = (key: 'userName' | 'password') => Math.max(...DEMO_ACCOUNTS.map((account) => account[key].length))
  for (const { userName, password, what } of DEMO_ACCOUNTS) {
    console.log(`  ${userName.padEnd(width('userName'))}   ${password.padEnd(width('password'))}   ${what}`)
  }
  if (process.env.NODE_ENV !== 'production') await printDeskLogin(url)
  if (sandboxes) {
    console.log('\nThe pretended outside world:')
    console.log(`  ${sandboxes.payments}   banks, wallets and chains: approves, fails, delays or doubles a payment`)
    console.log(`  ${sandboxes.vendor}   a vendor with wallets of its own: does, refuses or forgets a transfer`)
  }
  console.log()
}

async function printDeskLogin(url: string) {
  const { DEMO_STAFF } = await import('@senluna/server/demo/demo-staff.ts')
  console.log(`\nThe desk of the brand's own people: ${url.replace('//', '//desk.')}`)
  for (const { name, password, what } of DEMO_STAFF) console.log(`  ${name.padEnd(14)} ${password.padEnd(14)} ${what}`)
  console.log('  Their codes: npm run staff code <name>')
}
