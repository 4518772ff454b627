import type { StepTable } from '../../../platform/steps.ts'

export const IMPORT_STATES = ['WAITING', 'RELEASED', 'REFUSED'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** The steps of a bank's file that somebody uploaded. */
export const IMPORT_STEPS: StepTable<ImportState> = {
  entity: 'bank file',
  storedIn: 'cashier.bank_import',
  states: IMPORT_STATES,
  begins: ['WAITING'],
  ends: ['RELEASED', 'REFUSED'],
  steps: [
    { from: ['WAITING'], to: 'RELEASED', by: ['two staff'], when: 'a second person releases it; its lines count' },
    {
      from: ['WAITING'],
      to: 'REFUSED',
      by: ['staff', 'clock'],
      when: 'it is refused, taken back, or not released within a day',
    },
  ],
}
