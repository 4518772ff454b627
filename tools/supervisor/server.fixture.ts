import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// A server that speaks to its supervisor as server/main.ts does and does nothing else.
const { ROLE, PORT, STANDBY, BUILD_MS } = process.env
const built = { ...Promise.withResolvers<void>(), done: false }
let early = false
const send = (message: object, socket?: Socket) => process.send?.(message, socket)

if (ROLE === 'api') {
  const server = createServer((request, reply) => {
    if (request.url === '/early') return void reply.end(String(early))
    if (request.url !== '/figures') return void reply.end(String(process.pid))
    send({ type: 'figuresWanted', id: 7 })
    process.on('message', function answer(message: { type: string; texts?: string[] }) {
      if (message.type !== 'figures') return
      process.off('message', answer)
      reply.end(JSON.stringify(message.texts))
    })
  })
  server.on('upgrade', ({ method, url, headers }, socket, head) => {
    if (socket instanceof Socket)
      send({ type: 'upgrade', head: head.toString('base64'), request: { method, url, headers } }, socket)
  })
  const listen = async () => {
    early = !built.done
    await built.promise
    server.listen(Number(PORT), () => send({ type: 'listening', port: Number(PORT) }))
  }
  process.on('message', (message: { type: string }) => {
    if (message.type === 'go') void listen()
  })
  process.on('SIGTERM', () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
  if (STANDBY !== '1') throw new Error('an api process waits for its supervisor to say go')
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
process.on('message', (message: { type: string; id?: number }) => {
  if (message.type === 'figuresWanted') send({ type: 'figures', id: message.id, text: `${ROLE} ${process.pid}` })
})
await sleep(Number(BUILD_MS ?? 0))
built.done = true
send({ type: 'ready' })
built.resolve()
