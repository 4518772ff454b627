import { memberCredit } from '@senluna/contract/agent/credit/credit.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMember } from '../../../session.ts'
import { CreditFigures } from '../../../shell/credit/Figures.tsx'
import { OwnStatements } from '../../../shell/credit/Statements.tsx'

/** What stands in place of deposits and withdrawals for whoever plays on credit. */
export function CreditPanel() {
  const own = useQuery({ ...q(memberCredit), staleTime: 0 })
  const member = useMember()
  if (!own.data)
    return own.isError ? (
      <ErrorState error={own.error} onRetry={() => void own.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  return (
    <div className="crd-panel">
      <p className="muted">{text('credit.wallet.about')}</p>
      <CreditFigures standing={own.data} />
      <h2>{text('credit.weeks')}</h2>
      <OwnStatements list={own.data.statements} reports={member?.type !== ACCOUNT_TYPE.GENERAL_AGENT} />
    </div>
  )
}
