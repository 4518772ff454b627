import * as contract from '@senluna/contract/files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import type { FastifyReply } from 'fastify'
import { route, type Route } from '../../platform/http/route.ts'
import type { Files } from './index.ts'
import { readUpload } from './read-upload.ts'
import { fileById } from './store.ts'
import { keepPicture } from './upload.ts'

/** So many bodies are taken in at a time: each may be 5 MB of memory. */
const MOST_READING = 16

/** The calls on pictures that members send. */
export function fileRoutes(files: Files): readonly Route[] {
  let reading = 0
  return [
    route(contract.uploadFile, async ({ caller, request, now }) => {
      if (reading >= MOST_READING) throw new Refusal('SYS_BUSY', { retryAfterSec: 2 })
      reading++
      const sent = await readUpload(request).finally(() => reading--)
      return keepPicture(files, caller, sent, now)
    }),
    route(contract.readFile, ({ caller, params, reply }) =>
      sendPicture(files, { merchantCode: caller.merchantCode, memberId: caller.memberId }, params.fileId!, reply),
    ),
  ]
}

/**
 * Answers with a picture itself: a member's own, or for staff any of the brand (`memberId` null).
 *
 * Refuses SYS_NOT_FOUND, the same for one that is somebody else's.
 */
export async function sendPicture(
  files: Files,
  reader: { merchantCode: string; memberId: Id<'member'> | null },
  fileId: string,
  reply: FastifyReply,
): Promise<null> {
  const file = isUuid(fileId)
    ? await fileById(files.db, reader.merchantCode, reader.memberId, id<'file'>(fileId))
    : undefined
  const body = file && (await files.store.get(files.db, file.id))
  if (!file || !body) throw new Refusal('SYS_NOT_FOUND')
  await reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    // Opened by itself it is a document: it may do nothing at all.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type)
    .send(body)
  return null
}
