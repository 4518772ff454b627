import type { StepTable } from '../../platform/steps.ts'

export type ReconCaseState = 'OPEN' | 'EXPLAINED' | 'WRITTEN_OFF'

/** The steps of a case of reconciliation. */
export const RECON_CASE_STEPS: StepTable<ReconCaseState> = {
  entity: 'reconciliation case',
  storedIn: 'reconciliation.case',
  states: ['OPEN', 'EXPLAINED', 'WRITTEN_OFF'],
  begins: ['OPEN'],
  ends: ['EXPLAINED', 'WRITTEN_OFF'],
  steps: [
    { from: ['OPEN'], to: 'EXPLAINED', by: ['two staff'], when: 'the difference has a reason that books nothing' },
    {
      from: ['OPEN'],
      to: 'WRITTEN_OFF',
      by: ['two staff'],
      when: 'the difference is the one that was opened, and is booked',
    },
  ],
}
