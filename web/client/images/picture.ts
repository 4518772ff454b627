import { AVATAR_BYTES, IMAGE_BYTES, uploadFile, type FilePurpose, type ImageRef } from '@senluna/contract/site/files.ts'
import { HEADERS } from '@senluna/contract/envelope.ts'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import { call } from '../call/call.ts'
import { identity } from '../call/identity.ts'
import { Unreachable } from '../call/refused.ts'

/** Why a picture needn't be sent at all: the server would refuse it. */
export function brokenPicture(
  { type, size }: Pick<File, 'type' | 'size'>,
  purpose?: FilePurpose,
): RefusalCode | undefined {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'FILE_TYPE'
  if (purpose === 'AVATAR' && size > AVATAR_BYTES) return 'AVATAR_SIZE'
  return size > IMAGE_BYTES ? 'FILE_SIZE' : undefined
}

/** Sends one picture; throws what the server refuses. */
export function sendPicture(file: File, purpose: FilePurpose): Promise<ImageRef> {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', file)
  return call(uploadFile, { form })
}

/**
 * A picture of one's own as an address that holds it whole; only a call with the session's handle
 * gets it.
 */
export async function readPicture(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: {
      ...(identity.merchant && { [HEADERS.merchant]: identity.merchant }),
      ...(identity.authorization && { authorization: identity.authorization }),
    },
  }).catch((error: unknown) => {
    throw new Unreachable(error)
  })
  if (!response.ok) throw new Unreachable(response.status)
  const blob = await response.blob()
  return new Promise((resolve, refuse) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => refuse(new Unreachable(reader.error)))
    reader.readAsDataURL(blob)
  })
}
