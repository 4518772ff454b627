import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { text } from '../../client/text.ts'
import { IconButton } from '../IconButton.tsx'
import { TextField, type FieldProps } from './Field.tsx'

/** A password that can be shown while it is typed. Pasting is welcome. */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={text(shown ? 'password.hide' : 'password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="i s" aria-hidden />
        </IconButton>
      }
    />
  )
}
