import { Button } from '@senluna/web/ui/Button.tsx'
import { useCompose } from '@senluna/web/ui/fields/use-compose.ts'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { say } from '../say.ts'

/** A few lines to write. */
export function Compose({
  label,
  most,
  onText,
  onTyping,
}: {
  label: string
  most: number
  onText: (text: string) => void
  /** Called while somebody types. */
  onTyping?: () => void
}) {
  const { words, form, area } = useCompose(onText, onTyping)
  const id = useId()
  return (
    <form className="compose" {...form}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={2} maxLength={most} aria-describedby={`${id}-hint`} {...area} />
      <div className="compose-foot">
        <span className="hint" id={`${id}-hint`}>
          {say('desk.write.hint')}
        </span>
        <Button look="gold" type="submit" disabled={!words}>
          <Send className="i s" aria-hidden />
          {say('desk.send')}
        </Button>
      </div>
    </form>
  )
}
