import {
  changeTerms,
  tryTerms,
  WHOLE_GAME,
  type BrandTerms,
  type TermsRow,
} from '@senluna/contract/lottery/desk/terms.ts'
import { approvals } from '@senluna/contract/desk/approvals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { Facts } from '../../list/Drawer.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Reason, wrongOf } from '../../forms/Reason.tsx'
import { oddsOf, oddsText, priceText, tiersOf, tiersText } from './odds.ts'
import { Tried } from './Tried.tsx'

const LIMITS = ['minUnit', 'unitStep', 'perTicketMaxUnit', 'perDrawMaxUnit', 'perDrawPayout'] as const

/** A bet type's terms as the brand wants them: tried on what was bet, then asked for. */
export function TermsForm({ row }: { row: TermsRow }) {
  const may = useRight('lotteryTerms.edit')
  return (
    <>
      <Facts
        facts={[
          [say('desk.terms.catalogue'), row.catalogue && priceText(row.catalogue)],
          [say('desk.terms.odds'), row.price && priceText(row.price)],
          [say('desk.terms.return'), row.returnPpm !== undefined && percentText(Math.floor(row.returnPpm / 100))],
          [say('desk.terms.changed'), row.changedAt && momentText(row.changedAt)],
          [say('desk.terms.changedBy'), row.changedBy],
        ]}
      />
      {may && <Edit row={row} />}
    </>
  )
}

/** Everything of the form as it is typed; empty is as the catalogue has it. */
interface Typed {
  limits: Readonly<Record<string, string>>
  odds: Readonly<Record<string, string>>
  tiers: string
  blocked: string
  closed: boolean
}

const typedOf = ({ set }: TermsRow): Typed => ({
  limits: Object.fromEntries([...LIMITS, 'perPlayerPayout' as const].map((name) => [name, set[name] ?? ''])),
  odds: Object.fromEntries(Object.entries(set.odds ?? {}).map(([name, milli]) => [name, oddsText(milli)])),
  tiers: tiersText(set.tiers),
  blocked: (set.blocked ?? []).join(' '),
  closed: set.closed ?? false,
})

/** The terms that were typed, and which fields can't be read. */
function termsOf({ limits, odds, tiers, blocked, closed }: Typed): { terms: BrandTerms; bad: ReadonlySet<string> } {
  const bad = new Set<string>()
  const milli: NonNullable<BrandTerms['odds']> = {}
  for (const [name, text] of Object.entries(odds)) {
    if (text.trim() === '') continue
    const value = oddsOf(text)
    if (value === undefined) bad.add(`odds ${name}`)
    else milli[name] = value
  }
  const falling = tiersOf(tiers)
  if (!falling) bad.add('tiers')
  const keys = blocked.split(/[\s,;]+/).filter(Boolean)
  const terms: BrandTerms = {
    ...Object.fromEntries(Object.entries(limits).filter(([, digits]) => digits !== '')),
    ...(Object.keys(milli).length > 0 ? { odds: milli } : {}),
    ...(falling && falling.length > 0 ? { tiers: falling } : {}),
    ...(keys.length > 0 ? { blocked: keys } : {}),
    ...(closed ? { closed } : {}),
  }
  return { terms, bad }
}

function Edit({ row }: { row: TermsRow }) {
  const [typed, setTyped] = useState(() => typedOf(row))
  const [asking, setAsking] = useState(false)
  const { terms, bad } = termsOf(typed)
  const params = { game: row.gameCode, betType: row.betType }
  const body = { terms, revision: row.revision }
  const form = useForm({ ready: () => bad.size === 0, send: () => call(tryTerms, { params, body }) })
  const isGameRow = row.betType === WHOLE_GAME
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next })
    form.reset()
  }
  const save = async (reason: string) => {
    await call(changeTerms, { params, body }, { reason })
    toast('info', say('desk.terms.waits'))
    void refresh(approvals)
  }
  return (
    <>
      <form className="form" onSubmit={form.submit}>
        {!isGameRow && <Odds row={row} typed={typed} bad={bad} onChange={change} />}
        <div className="pairs">
          {(isGameRow ? ([...LIMITS, 'perPlayerPayout'] as const) : LIMITS).map((name) => (
            <TextField
              key={name}
              label={say(`desk.terms.${name}`)}
              inputMode="numeric"
              className="num"
              placeholder={row[name]}
              value={typed.limits[name] ?? ''}
              onValue={(text) =>
                change({ limits: { ...typed.limits, [name]: text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 15) } })
              }
            />
          ))}
        </div>
        <p className="hint">{say('desk.terms.limit.hint')}</p>
        <Checkbox checked={typed.closed} onChecked={(closed) => change({ closed })}>
          {say('desk.terms.closed')}
        </Checkbox>
        <div className="ways">
          <Button type="submit" size="sm" busy={form.busy} disabled={bad.size > 0}>
            {say('desk.terms.try')}
          </Button>
          <Button type="button" size="sm" look="gold" disabled={bad.size > 0} onClick={() => setAsking(true)}>
            {say('desk.terms.save')}
          </Button>
        </div>
        <RefusalNote error={form.error} more={wrongOf(form.error)} />
        {form.reply && <Tried trial={form.reply} />}
      </form>
      {asking && <Reason title={row.id} action={say('desk.terms.save')} onDo={save} onClose={() => setAsking(false)} />}
    </>
  )
}

interface OddsProps {
  row: TermsRow
  typed: Typed
  bad: ReadonlySet<string>
  onChange: (next: Partial<Typed>) => void
}

function Odds({ row: { catalogue }, typed, bad, onChange }: OddsProps) {
  return (
    <>
      {catalogue?.by === 'ODDS' && (
        <>
          <div className="pairs">
            {Object.entries(catalogue.milli).map(([name, milli]) => (
              <TextField
                key={name}
                label={name ? say('desk.terms.odds.of', { name }) : say('desk.terms.odds')}
                inputMode="decimal"
                className="num"
                placeholder={oddsText(milli)}
                error={bad.has(`odds ${name}`) ? say('desk.terms.odds.bad') : undefined}
                value={typed.odds[name] ?? ''}
                onValue={(text) => onChange({ odds: { ...typed.odds, [name]: text } })}
              />
            ))}
          </div>
          <TextArea
            rows={3}
            label={say('desk.terms.tiers')}
            hint={say('desk.terms.tiers.hint')}
            error={bad.has('tiers') ? say('desk.terms.tiers.bad') : undefined}
            value={typed.tiers}
            onValue={(tiers) => onChange({ tiers })}
          />
        </>
      )}
      <TextArea
        rows={2}
        label={say('desk.terms.blocked')}
        hint={say('desk.terms.blocked.hint')}
        value={typed.blocked}
        onValue={(blocked) => onChange({ blocked })}
      />
    </>
  )
}
