import { approvals } from '@senluna/contract/desk/approvals.ts'
import { dashboard } from '@senluna/contract/desk/dashboard.ts'
import {
  correctDrawResult,
  decideDrawResult,
  deskDrawDetails,
  deskDraws,
  drawExposure,
  enterDrawResult,
  tryCorrection,
  type CorrectionEffect,
  type DrawDetails,
  type ResultShape,
} from '@senluna/contract/lottery/desk/draws.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MomentField } from '../../forms/Dates.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { clockMoment } from '../../brand-clock.ts'
import { momentText, say } from '../../say.ts'
import { brokenFields, resultOf } from './result-text.ts'

/** What is done with a result: a blind entry, a decision between entries, a correction. */
export type ResultDoing = 'enter' | 'decide' | 'correct'

interface Props {
  draw: DrawDetails
  doing: ResultDoing
  onClose: () => void
}

/** The place of an error as the server tells it: `g3.1` is of the field g3. */
const fieldOf = (error: unknown, shape: ResultShape): string | undefined => {
  if (!isRefused(error, 'LOT_E_RESULT_FORMAT')) return undefined
  const { value } = error as { value?: { at?: string } }
  const [key = ''] = (value?.at ?? '').split('.')
  return shape.by === 'PRIZES' ? key : ''
}

/**
 * Asks for a result field by field, says where it isn't whole, and for a correction what it would
 * change.
 */
export function ResultAct({ draw, doing, onClose }: Props) {
  const { shape } = draw
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const [broken, setBroken] = useState<readonly string[]>([])
  const [noteMissing, setNoteMissing] = useState(false)
  const params = { id: draw.id }
  const [published, setPublished] = useState('')
  const bonus = shape.bonus ? { bonus: Number(fields.bonus) } : {}
  const given = () => ({
    result: resultOf(shape, fields),
    ...bonus,
    ...(published ? { publishedAt: clockMoment(published) } : {}),
  })
  const whole = () => {
    const found = brokenFields(shape, fields)
    setBroken(found)
    return found.length === 0
  }
  const heard = (error: unknown): never => {
    const field = fieldOf(error, shape)
    if (field !== undefined) setBroken([field])
    throw error
  }
  const tried = useMutation({
    mutationFn: () => call(tryCorrection, { params, body: given() }).catch(heard),
  })
  const send = async (reason: string) => {
    if (doing === 'enter') {
      const { became } = await call(enterDrawResult, { params, body: given() }, { reason }).catch(heard)
      toast(became === 'DISAGREES' ? 'error' : 'success', say(`desk.draws.became.${became}`))
    } else {
      const endpoint = doing === 'decide' ? decideDrawResult : correctDrawResult
      await call(endpoint, { params, body: { ...given(), note: note.trim() } }, { reason }).catch(heard)
      toast('info', say('desk.act.waits', { name: say(`desk.draws.do.${doing}`) }))
    }
    void refresh(deskDraws, deskDrawDetails, drawExposure, approvals, dashboard)
  }
  return (
    <Reason
      title={say(`desk.draws.do.${doing}`)}
      action={say(`desk.draws.do.${doing}`)}
      danger={doing === 'correct'}
      ready={() => {
        const short = doing !== 'enter' && note.trim().length < 3
        setNoteMissing(short)
        return whole() && !short
      }}
      onDo={send}
      onClose={onClose}
    >
      <p className="hint">{say(`desk.draws.do.${doing}.about`)}</p>
      <ResultFields
        shape={shape}
        fields={fields}
        broken={broken}
        onField={(name, text) => {
          setFields({ ...fields, [name]: text })
          tried.reset()
        }}
      />
      <MomentField
        seconds
        label={say('desk.draws.published')}
        hint={`${say('desk.draws.published.hint', { lock: momentText(draw.lockAt) })}${doing === 'enter' ? ` ${say('desk.draws.published.both')}` : ''}`}
        value={published}
        onValue={(moment) => {
          setPublished(moment)
          tried.reset()
        }}
      />
      {doing === 'correct' && (
        <div className="lot-effect">
          <Button
            size="sm"
            type="button"
            busy={tried.isPending}
            onClick={() => {
              if (whole()) tried.mutate()
            }}
          >
            {say('desk.draws.try')}
          </Button>
          <RefusalNote error={tried.error} />
          <output>{tried.data && <Effect effect={tried.data} />}</output>
        </div>
      )}
      {doing !== 'enter' && (
        <TextArea
          required
          rows={3}
          label={say('desk.draws.note')}
          hint={say('desk.draws.note.hint')}
          error={noteMissing ? say('desk.act.fill') : undefined}
          value={note}
          onValue={setNote}
        />
      )}
    </Reason>
  )
}

/** What would change: of the own brand, or brand by brand for those who stand above them. */
function Effect({ effect }: { effect: CorrectionEffect }) {
  const { brands = [], partly } = effect
  const words = ({ tickets, changed, more, less, money }: Omit<CorrectionEffect, 'partly'>) =>
    say('desk.draws.effect', { tickets, changed, more: moneyText(more, money), less: moneyText(less, money) })
  return (
    <>
      {brands.length > 0 ? (
        <ul className="lot-brands">
          {brands.map((brand) => (
            <li key={brand.merchantCode}>
              <b>{brand.merchantCode}:</b> {words(brand)}
            </li>
          ))}
        </ul>
      ) : (
        words(effect)
      )}
      {partly && ` ${say('desk.draws.effect.partly')}`}
    </>
  )
}

interface FieldsProps {
  shape: ResultShape
  fields: Readonly<Record<string, string>>
  broken: readonly string[]
  onField: (name: string, text: string) => void
}

function ResultFields({ shape, fields, broken, onField }: FieldsProps) {
  const field = (name: string, label: string, hint: string) => (
    <TextField
      key={name}
      label={label}
      hint={hint}
      error={broken.includes(name) ? `${say('desk.draws.bad')} ${hint}` : undefined}
      value={fields[name] ?? ''}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      className="num"
      onValue={(text) => onField(name, text)}
    />
  )
  return (
    <>
      {shape.by === 'LIST'
        ? field('', say('desk.draws.result'), say('desk.draws.numbers', { n: shape.count }))
        : shape.prizes.map(({ key, count, digits }) =>
            field(key, key.toUpperCase(), say('desk.draws.prize', { n: count, digits })),
          )}
      {shape.bonus && field('bonus', say('desk.draws.bonus'), '')}
    </>
  )
}
