import { kept } from '@senluna/web/client/storage.ts'
import { useState } from 'react'

/** Whether games may be heard, as this browser remembers it: off until somebody turns it on. */
export function useSound(): readonly [boolean, (on: boolean) => void] {
  const [sound, turn] = useState(() => kept.get('sound') === 'on')
  const choose = (on: boolean) => {
    kept.set('sound', on ? 'on' : null)
    turn(on)
  }
  return [sound, choose]
}
