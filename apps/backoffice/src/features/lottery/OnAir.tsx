import { announceOnAir, deskDrawDetails, deskDraws, type DrawDetails } from '@senluna/contract/lottery/desk/draws.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState } from 'react'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { airPrizes, fieldsOf, partOf, tooLong } from './result-text.ts'

/**
 * The numbers of an official draw while it is on air, prize by prize: players see each as soon as
 * it is entered, marked as provisional.
 */
export function OnAir({ draw }: { draw: DrawDetails }) {
  const may = useRight('lotteryHouse.edit')
  if (!may || draw.follows || draw.source !== 'OFFICIAL' || draw.state !== 'LOCKED') return null
  return <Form draw={draw} />
}

function Form({ draw: { id, shape, onAir } }: { draw: DrawDetails }) {
  const [fields, setFields] = useState(() => fieldsOf(shape, onAir?.numbers))
  const [broken, setBroken] = useState<readonly string[]>([])
  const form = useForm({
    ready: () => {
      const found = tooLong(shape, fields)
      setBroken(found)
      return found.length === 0
    },
    send: () =>
      act(
        announceOnAir,
        { params: { id }, body: { numbers: partOf(shape, fields) } },
        { refreshes: [deskDraws, deskDrawDetails] },
      ),
  })
  const field = (name: string, label: string, hint: string) => (
    <TextField
      key={name}
      label={label ? `${label} · ${hint}` : hint}
      error={broken.includes(name) ? `${say('desk.draws.bad')} ${hint}` : undefined}
      value={fields[name] ?? ''}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      className="num"
      onValue={(text) => setFields({ ...fields, [name]: text })}
    />
  )
  return (
    <section>
      <h3>{say('desk.draws.air')}</h3>
      <p className="hint">{say('desk.draws.air.about')}</p>
      <form className="lot-air" onSubmit={form.submit}>
        {shape.by === 'LIST'
          ? field('', '', say('desk.draws.numbers', { n: shape.count }))
          : airPrizes(shape).map(({ key, count, digits }) =>
              field(key, key.toUpperCase(), say('desk.draws.prize', { n: count, digits })),
            )}
        <RefusalNote error={form.error} />
        <Button type="submit" size="sm" look="gold" busy={form.busy}>
          {say('desk.draws.air.tell')}
        </Button>
        <output className="hint">
          {onAir &&
            say(onAir.by ? 'desk.draws.air.enteredBy' : 'desk.draws.air.enteredAt', {
              by: onAir.by ?? '',
              at: momentText(onAir.at),
            })}
        </output>
      </form>
    </section>
  )
}
