import { billStatement, type BillDetail } from '@senluna/contract/agent/bills.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CircleCheck, FileDown, ShieldCheck, TriangleAlert } from 'lucide-react'
import { saveFile } from '../../../save-file.ts'
import { tableOf } from './statement-table.ts'
import { checkStatement } from '../../../statement/check-statement.ts'
import { lineName } from '../../../statement/line-name.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

/** Works the bill out again on this device, and gives it as a file to whoever wants to. */
export function Verify({ bill }: { bill: BillDetail }) {
  const statement = () => call(billStatement, { params: { id: bill.billId } })
  const check = useMutation({ mutationFn: async () => checkStatement(await statement()) })
  const save = useMutation({
    mutationFn: statement,
    onSuccess: (signed) =>
      saveFile(new Blob([JSON.stringify(signed, null, 2)], { type: 'application/json' }), `bill-${bill.billId}.json`),
  })
  const table = useMutation({
    mutationFn: statement,
    onSuccess: (signed) => saveFile(tableOf(signed.statement), `bill-${bill.billId}.csv`),
  })
  return (
    <footer className="bill-foot">
      <div aria-live="polite">{check.data && <Outcome {...check.data} version={bill.contractVersion} />}</div>
      <RefusalNote error={check.error ?? save.error ?? table.error} />
      <div className="bill-acts">
        <Button look="line" busy={table.isPending} onClick={() => table.mutate()}>
          <FileDown className="i s" aria-hidden />
          {text('team.csv')}
        </Button>
        <Button look="line" busy={save.isPending} onClick={() => save.mutate()}>
          <FileDown className="i s" aria-hidden />
          {text('bill.signed')}
        </Button>
        <Button look="gold" busy={check.isPending} onClick={() => check.mutate()}>
          <ShieldCheck className="i s" aria-hidden />
          {text('bill.verify')}
        </Button>
      </div>
      <p className="bill-note">
        <Link className="link" to={pathTo('statement')}>
          {text('billFile.link')}
        </Link>
      </p>
    </footer>
  )
}

type Checked = Awaited<ReturnType<typeof checkStatement>>

function Outcome({ isSigned, wrong, figures, version }: Checked & { version: number }) {
  if (isSigned !== false && wrong.length === 0)
    return (
      <p className="bill-strip good">
        <CircleCheck className="i" aria-hidden />
        <span>
          <b>{text('bill.matches')}</b>
          <small>{text('bill.matches.of', { figures: countText(figures), version: countText(version) })}</small>
        </span>
      </p>
    )
  return (
    <div className="bill-strip bad">
      <TriangleAlert className="i" aria-hidden />
      <div>
        <b>{text(isSigned === false ? 'bill.notSigned' : 'bill.differs')}</b>
        {wrong.map(({ line, says, comesTo }) => (
          <p key={line} className="num" dir="ltr">
            {lineName(line)}: {says} ≠ {comesTo}
          </p>
        ))}
      </div>
    </div>
  )
}
