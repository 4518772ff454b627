import { AVATAR_BYTES, filePurpose, IMAGE_BYTES, type FilePurpose } from '@senluna/contract/site/files.ts'
import { Refusal, type RefusalCode } from '@senluna/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'

const LIMITS = {
  fileSize: IMAGE_BYTES,
  files: 1,
  fields: 1,
  fieldSize: 40,
  fieldNameSize: 40,
  headerPairs: 20,
  parts: 3,
}
/** What stands around a file in the body. */
const AROUND = 4_096

const BY_CODE: Readonly<Record<string, RefusalCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'FILE_SIZE',
  FST_FILES_LIMIT: 'FILE_COUNT',
}

/**
 * One file out of a `multipart/form-data` body, with what it is sent for. Its name and the type its
 * sender claims are not looked at.
 *
 * Refuses FILE_SIZE, AVATAR_SIZE, FILE_COUNT, VAL_FIELD, and SYS_MALFORMED for a body that breaks
 * off or is no such body.
 */
export async function readUpload(request: FastifyRequest): Promise<{ purpose: FilePurpose; sent: Buffer }> {
  if (Number(request.headers['content-length'] ?? 0) > IMAGE_BYTES + AROUND) throw new Refusal('FILE_SIZE')
  const { sent, purpose } = await partsOf(request).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Refusal(BY_CODE[code] ?? 'SYS_MALFORMED')
  })
  const asked = filePurpose.safeParse(purpose)
  const missing = [...(asked.success ? [] : ['purpose']), ...(sent === undefined || sent.length === 0 ? ['file'] : [])]
  if (!asked.success || !sent || missing.length > 0)
    throw new Refusal('VAL_FIELD', { fields: missing.map((field) => ({ field })) })
  if (asked.data === 'AVATAR' && sent.length > AVATAR_BYTES) throw new Refusal('AVATAR_SIZE')
  return { purpose: asked.data, sent }
}

async function partsOf(request: FastifyRequest): Promise<{ sent?: Buffer; purpose?: unknown }> {
  const read: { sent?: Buffer; purpose?: unknown } = {}
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') read.sent = await part.toBuffer()
    else if (part.fieldname === 'purpose') read.purpose = part.value
  }
  return read
}
