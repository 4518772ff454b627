import './deposit.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ArrowLeft, FlaskConical } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { useMember } from '../../../session.ts'
import { CreditPanel } from '../credit/CreditPanel.tsx'
import { History } from './History.tsx'
import { Bonuses } from '../../../rewards/bonus/Bonuses.tsx'
import { KeptMoney } from './KeptMoney.tsx'
import { OrderView } from './order/OrderView.tsx'
import { useDepositNews } from './use-deposit.ts'
import { Ways } from './Ways.tsx'

/** Money in; for whoever plays on credit, the credit. */
export default function DepositPanel() {
  return useMember()?.onCredit ? <CreditPanel /> : <Deposit />
}

/** The ways to deposit, the open order, and what was ordered before. */
function Deposit() {
  useDepositNews()
  const center = useCenter()
  const { currency } = useBrand()
  const orderNo = center.param('order')
  const open = (no: string) => center.step({ order: no })
  const leave = () => center.leave('order')
  return (
    <div className="deposit steady">
      {currency.demonstration && (
        <p className="note info">
          <FlaskConical className="i s" aria-hidden />
          <span>{text('deposit.demo')}</span>
        </p>
      )}
      {orderNo ? (
        <>
          <Button look="ghost" size="sm" className="deposit-back" onClick={leave}>
            <ArrowLeft className="i s flip" aria-hidden />
            {text('deposit.back')}
          </Button>
          <OrderView key={orderNo} orderNo={orderNo} onNew={leave} />
        </>
      ) : (
        <>
          <p className="deposit-lead">{text('deposit.lead')}</p>
          <KeptMoney />
          <Ways onOpened={open}>
            <Bonuses />
          </Ways>
        </>
      )}
      <History shown={orderNo} onOpen={open} />
    </div>
  )
}
