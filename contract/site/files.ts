import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/** What a picture is sent for. */
export const filePurpose = z.enum(['FEEDBACK', 'AVATAR', 'PROOF', 'APPLY', 'KYC'])
export type FilePurpose = z.infer<typeof filePurpose>

/**
 * A picture that is kept here. Only who it is shown to can read `url`, with the session's handle.
 */
export const imageRef = z.object({ fileId: wire.uuid, url: z.string(), width: z.int(), height: z.int() })
export type ImageRef = z.infer<typeof imageRef>

/** A picture may have so many bytes as it is sent. */
export const IMAGE_BYTES = 5 * 1024 * 1024
/** One of oneself, fewer. */
export const AVATAR_BYTES = 2 * 1024 * 1024
/** So many pictures go with one message. */
export const IMAGE_COUNT = 3

/** What a picture that is kept here is sent as. */
export const PICTURES = ['image/png', 'image/jpeg'] as const

export const uploadFile = endpoint({
  summary:
    'Takes one picture, png or jpg by its content, at most 5 MB, 2 MB as an avatar: `multipart/form-data` with `purpose` before `file`. It is made anew, without what else was in it.',
  method: 'POST',
  path: '/wps/v2/files',
  for: 'member',
  assistants: true,
  multipart: { purpose: filePurpose },
  reply: imageRef,
  refusals: ['FILE_TYPE', 'FILE_SIZE', 'AVATAR_SIZE', 'FILE_COUNT', 'VAL_FIELD', 'SYS_THROTTLED'],
})

export const readAvatar = endpoint({
  summary: 'The picture that a member shows to others, not in the envelope; it never changes under its address.',
  method: 'GET',
  path: '/wps/v2/avatars/{fileId}',
  for: 'none',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})

export const readFile = endpoint({
  summary: 'The picture itself, not in the envelope; for its owner.',
  method: 'GET',
  path: '/wps/v2/files/{fileId}',
  for: 'member',
  assistants: true,
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})
