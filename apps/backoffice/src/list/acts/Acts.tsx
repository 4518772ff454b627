import { Button } from '@senluna/web/ui/Button.tsx'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useDesk } from '../../session.ts'
import { ActForm } from './ActForm.tsx'
import type { Act } from '../spec.ts'

interface Props<Row> {
  acts: readonly Act<Row>[]
  rows: readonly Row[]
  onDone: () => void
}

/** The things that whoever is at the desk may do with these rows, a button for each. */
export function Acts<Row>({ acts, rows, onDone }: Props<Row>) {
  const { rights } = useDesk().session
  const [doing, setDoing] = useState<Act<Row> | null>(null)
  const open = acts
    .filter((act) => rights.includes(act.right) && (rows.length === 1 || act.bulk))
    .map((act) => ({ act, fit: rows.filter((row) => act.may?.(row) ?? true) }))
    .filter(({ fit }) => fit.length > 0)
  const now = doing && open.find(({ act }) => act.name === doing.name)
  return (
    <>
      {open.map(({ act, fit }) => (
        <Button
          key={act.name}
          size="sm"
          look={act.main ? 'gold' : 'line'}
          className={act.danger ? 'grave' : undefined}
          onClick={() => setDoing(act)}
        >
          {fit.length < rows.length ? say('desk.act.many', { name: say(act.name), n: fit.length }) : say(act.name)}
        </Button>
      ))}
      {now && <ActForm act={now.act} rows={now.fit} onDone={onDone} onClose={() => setDoing(null)} />}
    </>
  )
}

/** Whether somebody with these rights can do any of these things. */
export const anyAct = <Row,>(acts: readonly Act<Row>[], rights: readonly string[]): boolean =>
  acts.some((act) => act.bulk && rights.includes(act.right))
