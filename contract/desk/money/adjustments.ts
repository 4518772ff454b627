import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import { filePurpose, IMAGE_COUNT, imageRef, PICTURES } from '../../site/files.ts'
import * as wire from '../../wire.ts'

export const adjustment = z.object({
  id: wire.uuid,
  memberId: wire.id<'member'>(),
  userName: z.string(),
  amount: wire.digits,
  currency: wire.shownCurrency,
  turnoverX100: z.int(),
  reason: z.string(),
  madeBy: z.string(),
  checkedBy: z.string(),
  /** Pictures it is shown by. */
  files: z.array(imageRef),
  at: wire.moment,
})
export type Adjustment = z.infer<typeof adjustment>

export const adjustments = endpoint({
  summary: 'What two people gave members or took from them by hand, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/adjustments',
  for: 'staff',
  right: 'adjustments.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.maxLength(64))) }),
  reply: wire.page(adjustment),
  refusals: [],
})
export const exportAdjustments = exportOf(adjustments, 'adjustments.export')

export const adjust = endpoint({
  summary: 'Asks to give a member money or to take it (below zero); it needs approval, always (202).',
  method: 'POST',
  path: '/bo/v1/adjustments',
  for: 'staff',
  concerns: [{ what: 'userName', in: 'name' }],
  once: true,
  right: 'adjustments.edit',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    amount: z.string().check(z.regex(/^-?[1-9][0-9]{0,14}$/)),
    /** Of a credit: how many times over it must be played, in hundredths. */
    turnoverX100: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** Pictures that whoever asks has sent for it. */
    files: z.optional(z.array(wire.id<'file'>()).check(z.maxLength(IMAGE_COUNT))),
  }),
  reply: awaiting,
  refusals: [
    'CRD_NO_CASH',
    'SYS_NOT_FOUND',
    'SYS_KEY_REUSED',
    'WAL_INSUFFICIENT',
    'AUTH_REAL_ACCOUNT',
    'APPROVAL_RELATED',
    'FILE_COUNT',
    'VAL_FIELD',
  ],
})

export const uploadEvidence = endpoint({
  summary:
    'Takes a picture that an adjustment will be shown by: `multipart/form-data` with `purpose` PROOF before `file`.',
  method: 'POST',
  path: '/bo/v1/adjustments/files',
  for: 'staff',
  concernsNobody: 'own',
  right: 'adjustments.edit',
  reasonless: true,
  multipart: { purpose: filePurpose },
  reply: imageRef,
  refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_COUNT', 'VAL_FIELD', 'SYS_THROTTLED'],
})

export const evidence = endpoint({
  summary:
    'A picture of an adjustment, asked for or made, not in the envelope. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/adjustments/files/{fileId}',
  for: 'staff',
  right: 'adjustments.view',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})
