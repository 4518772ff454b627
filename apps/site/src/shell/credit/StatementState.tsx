import type { CreditStatement } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { text } from '@senluna/web/client/text.ts'

const LOOKS: Readonly<Record<CreditStatement['state'], string>> = {
  EVEN: 'crd-state',
  OPEN: 'crd-state warn',
  REPORTED: 'crd-state info',
  PAID: 'crd-state good',
}

/** Where a statement stands. */
export const StatementState = ({ state }: Pick<CreditStatement, 'state'>) => (
  <span className={LOOKS[state]}>{text(`credit.state.${state}`)}</span>
)
