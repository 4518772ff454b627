import { newcomerLine } from '@senluna/kit/agents/affiliates/written-newcomers.ts'
import type { StatementLines } from '@senluna/kit/agents/pay/statement.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { Check, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useBrand } from '../brand.ts'
import { lineName } from './line-name.ts'
import type { CheckedFile } from './read-file.ts'

/** What a file says line by line, and each line that comes to something else. */
export function CheckedLines({ file }: { file: CheckedFile & { name: string } }) {
  const { currency } = useBrand()
  const { statement, wrong, signature, publicKey } = file
  // A file that was written by hand may lack a line.
  const said: Partial<StatementLines> = statement.says
  const isRight = wrong.length === 0 && signature !== 'WRONG'
  const differs = new Map(wrong.map((found) => [found.line, found.comesTo]))
  // Only an affiliate's bill has all of them.
  const lines = (Object.keys(LINES) as (keyof StatementLines)[]).filter((line) => line in said || differs.has(line))
  // A new member by its name; the words of a line are those of the file.
  const nameOf = (line: string) => {
    const newcomer = statement.newcomers?.list.find((row) => newcomerLine(row) === line)
    return newcomer ? `${text('aff.new')}: ${newcomer.account}` : lineName(line)
  }
  const shown = (line: keyof StatementLines, value: string) => {
    if (value === '') return text('bill.tier.none')
    if (line === 'tier') return countText(Number(value) + 1)
    if (line === 'active') return countText(Number(value))
    if (line === 'ratePpm') return `${Number(value) / 10_000}%`
    return statement.currency === currency.code && /^-?\d+$/.test(value) ? moneyText(value, currency) : value
  }
  return (
    <div className="card stm-found">
      <header className={isRight ? 'stm-outcome good' : 'stm-outcome bad'}>
        {isRight ? <CircleCheck className="i" aria-hidden /> : <TriangleAlert className="i" aria-hidden />}
        <div>
          <h2>
            {isRight
              ? text('billFile.right')
              : wrong.length > 0
                ? text('billFile.wrong', { count: wrong.length })
                : text('bill.notSigned')}
          </h2>
          <p>{text(`billFile.signature.${signature}`)}</p>
          {publicKey && <p className="mono">{text('billFile.key', { key: publicKey })}</p>}
        </div>
      </header>
      <p className="muted">
        <bdi>{file.name}</bdi> · {text(`contract.kind.${statement.terms.kind}`)} · <bdi>{statement.account}</bdi> ·{' '}
        <bdi>{statement.period.day}</bdi> · {text('billFile.figures', { count: file.figures })}
      </p>
      <div className="stm-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{text('billFile.line')}</th>
              <th scope="col" className="end">
                {text('billFile.says')}
              </th>
              <th scope="col" className="end">
                {text('billFile.comesTo')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const comesTo = differs.get(line)
              return (
                <tr key={line} className={comesTo === undefined ? undefined : 'bad'}>
                  <th scope="row">{lineName(line)}</th>
                  <td className="end num">
                    <bdi dir="ltr">{shown(line, said[line] ?? '')}</bdi>
                  </td>
                  <td className="end num">
                    {comesTo === undefined ? (
                      <>
                        <Check className="i s" aria-hidden />
                        <span className="sr">{text('billFile.same')}</span>
                      </>
                    ) : (
                      <>
                        <X className="i s" aria-hidden /> <bdi dir="ltr">{shown(line, comesTo)}</bdi>
                      </>
                    )}
                  </td>
                </tr>
              )
            })}
            {wrong
              .filter(({ line }) => !(line in LINES))
              .map(({ line, says, comesTo }) => (
                <tr key={line} className="bad">
                  <th scope="row">{nameOf(line)}</th>
                  <td className="end num">
                    <bdi dir="ltr">{says}</bdi>
                  </td>
                  <td className="end num">
                    <X className="i s" aria-hidden /> <bdi dir="ltr">{comesTo}</bdi>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The lines of a statement in the order in which they are reckoned. */
const LINES: Readonly<Record<keyof StatementLines, true>> = {
  validBet: true,
  stake: true,
  payout: true,
  rebates: true,
  bonuses: true,
  wages: true,
  paymentFees: true,
  vendorFee: true,
  platformFee: true,
  netLoss: true,
  base: true,
  active: true,
  tier: true,
  ratePpm: true,
  share: true,
  qualified: true,
  cpa: true,
  gross: true,
  carryOut: true,
}
