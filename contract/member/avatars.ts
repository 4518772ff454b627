import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const avatarGallery = endpoint({
  summary: 'The pictures a member can choose from.',
  method: 'GET',
  path: '/wps/member/info/icon',
  for: 'token',
  reply: z.object({ list: z.array(z.object({ id: z.string(), url: z.string() })) }),
  refusals: [],
})

const avatarReply = z.object({
  avatar: z.string(),
  avatarType: z.enum(['CUSTOM', 'STATIC']),
  /** Where the picture is, of either kind. */
  avatarUrl: z.string(),
  status: z.enum(['OK', 'REVIEW', 'REJECTED']),
})

export const playerAvatar = endpoint({
  summary: "The member's own picture.",
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  for: 'token',
  reply: avatarReply,
  refusals: [],
})

export const chooseAvatar = endpoint({
  summary: 'Chooses a picture of the gallery, or one of the member’s own that was sent for it.',
  method: 'PUT',
  path: '/wps/v2/avatar',
  for: 'member',
  assistants: true,
  body: z.union([
    z.object({ avatarType: z.literal('STATIC'), avatar: z.string().check(z.maxLength(20)) }),
    z.object({ avatarType: z.literal('CUSTOM'), fileId: wire.id<'file'>() }),
  ]),
  reply: avatarReply,
  refusals: ['VAL_FIELD'],
})
