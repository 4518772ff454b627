import * as contract from '@senluna/contract/desk/money/adjustments.ts'
import { onceRoute, route, type Route } from '../../../../platform/http/route.ts'
import type { Files } from '../../../files/index.ts'
import { listRoutes } from '../../../staff/index.ts'
import { adjust, listAdjustments } from './adjust.ts'
import { keepEvidence, showEvidence } from './evidence.ts'

/** Corrections by hand, always of two people. */
export const adjustmentRoutes = (files: Files): Route[] => [
  ...listRoutes(
    files.db,
    contract.adjustments,
    contract.exportAdjustments,
    (call) => listAdjustments(files.db, call),
    ({ query }) => ({ action: 'adjustments.list', object: { kind: 'adjustments', id: query.name ?? 'all' } }),
  ),
  onceRoute(contract.adjust, (call, tx) => adjust(tx, call)),
  route(contract.uploadEvidence, (call) => keepEvidence(files, call)),
  route(contract.evidence, (call) => showEvidence(files, call)),
]
