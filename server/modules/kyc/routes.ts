import * as contract from '@senluna/contract/member/kyc.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Files } from '../files/index.ts'
import { listRoutes } from '../staff/index.ts'
import { askForTier, ownStanding } from './own.ts'
import { accept, askAgain, list, picture, read, reject } from './desk/review.ts'

/** Showing who one is, and the people who look at it. */
export const kycRoutes = (files: Files): Route[] => [
  route(contract.kyc, ({ caller }) => ownStanding(files.db, caller.memberId)),
  route(contract.sendKyc, (call) => askForTier(files.db, call)),
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
