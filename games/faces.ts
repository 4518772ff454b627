import type { Faces } from './engine/slot/faces.ts'
import { faces as choNoi } from './slots-cho-noi/client/faces.ts'
import { faces as matRung } from './slots-mat-rung/client/faces.ts'
import { faces as muaVang } from './slots-mua-vang/client/faces.ts'
import { faces as roiNuoc } from './slots-roi-nuoc/client/faces.ts'
import { faces as senVang } from './slots-sen-vang/client/faces.ts'

/** The symbols of the slots by their code, for the page where rounds are checked. */
export const FACES: Readonly<Record<string, Faces>> = {
  'cho-noi': choNoi,
  'mat-rung': matRung,
  'mua-vang': muaVang,
  'roi-nuoc': roiNuoc,
  'sen-vang': senVang,
}
