import * as contract from '@senluna/contract/member/kyc.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import type { Files } from '../../files/index.ts'
import { listRoutes } from '../../staff/index.ts'
import { accept, tierApproval, askAgain, list, picture, read, reject } from './review.ts'

/** The calls by which the brand's people review identities. */
export const deskRoutes = (files: Files): Route[] => [
  ...listRoutes(
    files.db,
    contract.deskKycList,
    contract.exportKyc,
    (call) => list(files.db, call),
    ({ query }) => ({ action: 'kyc.list', object: { kind: 'kyc', id: query.state ?? 'all' } }),
  ),
  route(contract.deskKycRead, (call) => read(files.db, call)),
  route(contract.deskKycPicture, (call) => picture(files, call)),
  route(contract.acceptKyc, (call) => accept(files.db, call)),
  route(contract.rejectKyc, (call) => reject(files.db, call)),
  route(contract.askKycAgain, (call) => askAgain(files.db, call)),
]

/** What two people decide of an identity together. */
export const approvals = (): readonly ApprovalAction[] => [tierApproval]
