import { createHttp } from '../../../http.ts'
import { createParts } from '../../../parts.ts'
import { readConfiguration } from '../../../configuration.ts'
import { testEnv } from '../../rounds/testing/house.ts'

// A server process of its own that plays one spin; its parent kills it in the middle.
// node spin-child.ts <database> <bearer of a game session> <key>

const [url = '', bearer = '', key = ''] = process.argv.slice(2)
const app = await createHttp(await createParts(readConfiguration(testEnv(url))), { stopping: false })
await app.ready()
process.on('disconnect', () => process.exit())
process.send?.('up')
const { statusCode, body } = await app.inject({
  method: 'POST',
  url: '/wps/house/sen-vang/play',
  headers: { host: 'play.localhost', authorization: `Game ${bearer}`, 'idempotency-key': key },
  payload: { stake: '1000' },
})
process.send?.(`${statusCode} ${body}`)
