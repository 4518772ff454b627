import { createParts } from '@senluna/server/parts.ts'
import { readConfiguration } from '@senluna/server/configuration.ts'
import { issueCashbacks } from '@senluna/server/modules/promotions/kinds/issue-cashback.ts'
import { payRebates } from '@senluna/server/modules/vip/rebates/pay-rebates.ts'
import { testEnv } from '@senluna/server/modules/rounds/testing/house.ts'
import { instant } from '@senluna/kit/time.ts'

// One run of a night's work, as a process of the server does it: `work-child.ts <what> <database>
// <now>`. It says how many it gave; whoever kills it starts another.

const [what, url = '', at = ''] = process.argv.slice(2)
const parts = await createParts(readConfiguration(testEnv(url)))
const now = instant(Number(at))
const brands = parts.brands.filter(({ merchantCode }) => merchantCode === 'senluna')
const done =
  what === 'cashback'
    ? await issueCashbacks({ db: parts.database.db, brands, log: parts.log }, now)
    : await payRebates({ ...parts.vip, brands }, now)
console.log(done)
await parts.close()
