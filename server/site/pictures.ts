import { makeIconsAhead } from '../modules/catalog/index.ts'
import type { Parts } from '../parts.ts'

/** What the first page of a brand shows, and a little more. */
const MOST = 60
const PAUSE_MS = 150

/**
 * Makes the first pictures of every brand, gently, beside everything else; answers how to stop it.
 */
export function startPictures(parts: Parts): () => Promise<void> {
  const leaving = new AbortController()
  const ahead = { most: MOST, pauseMs: PAUSE_MS, signal: leaving.signal }
  const run = async (): Promise<void> => {
    for (const { merchantCode } of parts.brands)
      await makeIconsAhead(parts.database.db, merchantCode, parts.icons, ahead)
  }
  const running = run().catch((error: unknown) =>
    parts.log.warn({ error: String(error) }, 'pictures could not be made ahead; they are made when they are asked for'),
  )
  return async () => {
    leaving.abort()
    await running
  }
}
