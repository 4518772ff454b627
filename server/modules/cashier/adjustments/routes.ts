import * as contract from '@senluna/contract/desk-adjustments.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Files } from '../../files/index.ts'
import { adjust, listAdjustments } from './adjust.ts'
import { keepEvidence, showEvidence } from './evidence.ts'

/** Corrections by hand, always of two people. */
export const adjustmentRoutes = (files: Files): Route[] => [
  route(contract.adjustments, (call) => listAdjustments(files.db, call)),
  route(contract.adjust, (call) => adjust(files.db, call)),
  route(contract.uploadEvidence, (call) => keepEvidence(files, call)),
  route(contract.evidence, (call) => showEvidence(files, call)),
]
