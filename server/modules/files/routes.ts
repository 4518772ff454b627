import type { MerchantCode } from '@senluna/kit/brand.ts'
import * as contract from '@senluna/contract/site/files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import type { FastifyReply } from 'fastify'
import { route, type Route } from '../../platform/http/route.ts'
import type { Files } from './files.ts'
import { readUpload } from './read-upload.ts'
import { avatarById, fileById, type StoredFile } from './store.ts'
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
    route(contract.readAvatar, ({ brand, params, request, reply }) =>
      sendAvatar(files, brand.merchantCode, params.fileId!, request.headers['if-none-match'], reply),
    ),
    route(contract.readFile, ({ caller, params, reply }) =>
      sendPicture(files, { merchantCode: caller.merchantCode, memberId: caller.memberId }, params.fileId!, reply),
    ),
  ]
}

/**
 * Answers with a picture that a member shows to others, and to keep for ever. Refuses
 * SYS_NOT_FOUND, also for one that is shown no more.
 */
export async function sendAvatar(
  files: Files,
  merchantCode: MerchantCode,
  fileId: string,
  known: string | undefined,
  reply: FastifyReply,
): Promise<null> {
  const file = isUuid(fileId) ? await avatarById(files.db, merchantCode, id<'file'>(fileId)) : undefined
  if (!file) throw new Refusal('SYS_NOT_FOUND')
  const tag = `"${file.id}"`
  if (known === tag) {
    await reply.header('etag', tag).header('cache-control', FOR_EVER).code(304).send()
    return null
  }
  const body = await bodyOf(files, file)
  // Said to be the same for ever only once it is there to be sent.
  reply.header('etag', tag).header('cache-control', FOR_EVER)
  await asPicture(reply, file.type).send(body)
  return null
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * The bytes of a picture that the database knows. Refuses SYS_NOT_FOUND when they are gone or cut
 * off: people hear of it.
 */
async function bodyOf(files: Files, file: StoredFile): Promise<Buffer> {
  const body = await files.store.get(files.db, file.id)
  if (body?.length === file.bytes) return body
  files.log?.error({ fileId: file.id, kept: file.bytes, found: body?.length ?? null }, 'a picture is not whole')
  throw new Refusal('SYS_NOT_FOUND')
}

/**
 * Taken for nothing but a picture; opened by itself it is a document that may do nothing at all.
 */
const asPicture = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)

/**
 * Answers with a picture itself: a member's own, or for staff any of the brand (`memberId` null).
 *
 * Refuses SYS_NOT_FOUND, the same for one that is somebody else's.
 */
export async function sendPicture(
  files: Files,
  reader: { merchantCode: MerchantCode; memberId: Id<'member'> | null },
  fileId: string,
  reply: FastifyReply,
): Promise<null> {
  const file = isUuid(fileId)
    ? await fileById(files.db, reader.merchantCode, reader.memberId, id<'file'>(fileId))
    : undefined
  if (!file) throw new Refusal('SYS_NOT_FOUND')
  const body = await bodyOf(files, file)
  await asPicture(reply.header('cache-control', 'no-store'), file.type).send(body)
  return null
}
