import './credit.css'
import { creditLines, setCreditLine, type DeskCreditLine } from '@senluna/contract/desk/credit.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedMoney } from '@senluna/web/ui/fields/typed-amount.ts'
import { percentOf, ppmOf } from '@senluna/web/ui/fields/typed-share.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { listOf } from '../../list/spec.ts'
import { brandExponent, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'

/** The way to put a general agent's line on credit. */
export function NewLine() {
  const may = useRight('credit.edit')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button look="gold" size="sm" onClick={() => setOpen(true)}>
        <Plus className="i s" aria-hidden />
        {say('desk.credit.new')}
      </Button>
      {open && <LineForm onClose={() => setOpen(false)} />}
    </>
  )
}

/** The way to give a line more or less, and other positions. */
export function ChangeLine({ line }: { line: DeskCreditLine }) {
  const may = useRight('credit.edit')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {say('desk.credit.change')}
      </Button>
      {open && <LineForm line={line} onClose={() => setOpen(false)} />}
    </>
  )
}

function LineForm({ line, onClose }: { line?: DeskCreditLine; onClose: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(line?.account ?? '')
  const [credit, setCredit] = useState(line ? grouped(line.credit, brandExponent()) : '')
  const held = PRODUCTS.map((product) => line?.positions.find((row) => row.product === product))
  const [most, setMost] = useState(() => held.map((row) => percentOf(row?.next?.most ?? row?.most ?? 0)))
  const [least, setLeast] = useState(() => percentOf(Math.max(0, ...held.map((row) => row?.least ?? 0))))
  const [tried, setTried] = useState(false)
  const digits = typedMoney(credit, brandExponent())
  const shares = most.map(ppmOf)
  const leastPpm = ppmOf(least)
  const isComplete = name.trim() !== '' && digits !== undefined && leastPpm !== undefined && !shares.includes(undefined)
  const wrong = (isWrong: boolean) => (tried && isWrong ? { error: say('desk.credit.wrong') } : {})
  const title = say(line ? 'desk.credit.change' : 'desk.credit.new')
  return (
    <Reason
      title={title}
      action={title}
      size="wide"
      guards
      ready={() => {
        setTried(true)
        return isComplete
      }}
      onDo={async (reason) => {
        const mostPpm = Object.fromEntries(PRODUCTS.map((product, place) => [product, shares[place] ?? 0]))
        const body = { name: name.trim(), credit: digits ?? '0', most: mostPpm, least: leastPpm ?? 0 }
        await call(setCreditLine, { body }, { reason })
        toast('success', say('desk.credit.asked'))
        await client.invalidateQueries({ queryKey: listOf(creditLines).key })
      }}
      onClose={onClose}
    >
      {!line && <p className="note info">{say('desk.credit.new.about')}</p>}
      <TextField
        label={say('desk.credit.generalAgent')}
        required
        readOnly={line !== undefined}
        value={name}
        onValue={setName}
        {...wrong(name.trim() === '')}
      />
      <TextField
        label={say('desk.credit.credit')}
        inputMode="numeric"
        required
        value={credit}
        onValue={(next) => setCredit(grouped(next, brandExponent()))}
        {...wrong(digits === undefined)}
      />
      <fieldset className="desk-crd-shares">
        <legend>{say('desk.credit.most')}</legend>
        {PRODUCTS.map((product, place) => (
          <TextField
            key={product}
            label={wordOf('desk.product', product)}
            inputMode="decimal"
            value={most[place] ?? ''}
            onValue={(next) => setMost(most.map((typed, nth) => (nth === place ? next : typed)))}
            {...wrong(shares[place] === undefined)}
          />
        ))}
      </fieldset>
      <TextField
        label={say('desk.credit.least')}
        hint={say('desk.credit.least.hint')}
        inputMode="decimal"
        value={least}
        onValue={setLeast}
        {...wrong(leastPpm === undefined)}
      />
    </Reason>
  )
}
