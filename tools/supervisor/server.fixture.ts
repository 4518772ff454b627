import { createServer } from 'node:http'
import { Socket } from 'node:net'

// A server that speaks to its supervisor as server/main.ts does and does nothing else.
const { ROLE, PORT, STANDBY } = process.env
const tell = (message: object, socket?: Socket) => process.send?.(message, socket)

if (ROLE === 'api') {
  const server = createServer((_request, reply) => reply.end(String(process.pid)))
  server.on('upgrade', ({ method, url, headers }, socket, head) => {
    if (socket instanceof Socket)
      tell({ type: 'upgrade', head: head.toString('base64'), request: { method, url, headers } }, socket)
  })
  const listen = () => server.listen(Number(PORT), () => tell({ type: 'listening', port: Number(PORT) }))
  process.on('message', listen)
  process.on('SIGTERM', () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
  if (STANDBY !== '1') throw new Error('an api process waits until it is told to go')
} else {
  process.on('message', (message, socket) => {
    if (ROLE !== 'live' || !(socket instanceof Socket)) return
    const { request } = message as { request: { url: string } }
    if (request.url === '/echo') {
      socket.write('echo ')
      socket.pipe(socket)
    } else socket.end(`live ${process.pid} ${request.url}`)
  })
  process.on('SIGTERM', () => process.exit(0))
}
tell({ type: 'ready' })
