import { ALONE, brandOne, changeBrand, type DeskSetting } from '@senluna/contract/brand-desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { cache, keyOf } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/refused.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState, type ReactNode } from 'react'
import { Reason } from '../../Reason.tsx'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'

interface Props {
  setting: DeskSetting
  title: string
  value: unknown
  /** How many things are other than they stand. */
  changes: number
  onReset: () => void
  /** What changes, above the reason. */
  children?: ReactNode
}

/** The bar that saves one part of the brand, or asks a second person for it. */
export function Save({ setting, title, value, changes, onReset, children }: Props) {
  const edits = useRight('brand.edit')
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState('')
  const alone = ALONE.includes(setting)
  const act = say(alone ? 'desk.set.save' : 'desk.set.ask')
  const save = async (reason: string) => {
    setWrong('')
    try {
      const reply = await call(changeBrand, { params: { setting }, body: { value } }, { reason })
      toast('approvalId' in reply ? 'info' : 'success', say('approvalId' in reply ? 'desk.set.waits' : 'desk.set.done'))
      await cache.invalidateQueries({ queryKey: keyOf(brandOne) })
    } catch (error) {
      if (isRefused(error, 'VAL_FIELD')) setWrong(sentenceIn(error.value))
      throw error
    }
  }
  if (!edits) return null
  return (
    <div className="save">
      <output className="muted">{say('desk.set.changed', { n: changes })}</output>
      <span className="hint">{say(alone ? 'desk.set.alone' : 'desk.set.two')}</span>
      <span className="spread" />
      {changes > 0 && (
        <Button size="sm" onClick={onReset}>
          {say('desk.set.reset')}
        </Button>
      )}
      <Button look="gold" size="sm" disabled={changes === 0} onClick={() => setAsking(true)}>
        {act}
      </Button>
      {asking && (
        <Reason title={title} action={act} onDo={save} onClose={() => setAsking(false)}>
          {children}
          {wrong && <p className="err">{wrong}</p>}
        </Reason>
      )}
    </div>
  )
}

const sentenceIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'wrong' in value && typeof value.wrong === 'string' ? value.wrong : ''
