import { once } from 'node:events'
import { createServer } from 'node:net'
import { Problem } from './problem.ts'

const TRIES = 50

/** Whether the port can be listened on; for 0 any free one. Answers it, or undefined. */
async function tryPort(port: number, host: string): Promise<number | undefined> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : undefined
  } catch {
    return undefined
  } finally {
    server.close()
  }
}

/**
 * The port to answer on: the one asked for, or without one `usual` or the next above it that is
 * free.
 *
 * Throws a Problem when the one asked for is taken.
 */
export async function choosePort(asked: string | undefined, usual: number, host: string): Promise<number> {
  if (asked) {
    if (!/^\d{1,5}$/.test(asked) || Number(asked) > 65_535)
      throw new Problem(`PORT must be a number from 0 to 65535; it is "${asked}".`)
    const port = await tryPort(Number(asked), host)
    if (port === undefined)
      throw new Problem(`Port ${asked} can't be listened on. Set PORT to a free one, or leave it out.`)
    return port
  }
  for (let port = usual; port < usual + TRIES; port++) {
    if ((await tryPort(port, host)) !== undefined) return port
  }
  throw new Problem(`None of the ports ${usual} to ${usual + TRIES - 1} is free. Set PORT to one that is.`)
}
