import { Book } from './book.ts'
import { sandboxPayments } from './server.ts'

const { PORT = '0', HOST = '127.0.0.1', SECRET, STATE, ADDRESS } = process.env
if (!SECRET) {
  console.error('SECRET must be set: what the platform and this provider sign with.')
  process.exit(1)
}
let port = Number(PORT)
const address = () => ADDRESS ?? `http://localhost:${port}`
const server = sandboxPayments({ secret: SECRET, book: new Book(STATE), address })
server.listen(port, HOST, () => {
  const bound = server.address()
  if (typeof bound === 'object' && bound) port = bound.port
  process.send?.({ type: 'listening', port })
})
const stop = () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, stop)
