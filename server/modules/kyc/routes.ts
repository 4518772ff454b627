import * as contract from '@senluna/contract/member/kyc.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Files } from '../files/index.ts'
import { askForTier, ownStanding } from './own.ts'

/** The calls by which members show who they are. */
export const kycRoutes = (files: Files): Route[] => [
  route(contract.kyc, ({ caller }) => ownStanding(files.db, caller.memberId)),
  route(contract.sendKyc, (call) => askForTier(files.db, call)),
]
