import { kept } from '@senluna/web/client/storage.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sounds } from '../canvas/sound.ts'
import type { GameSession } from '../session/game-session.ts'
import { useMedia } from './use.ts'

/** How the player wants the game to behave: sound, movement, letter keys. */
export interface Manner {
  sound: boolean
  setSound(on: boolean): void
  hotkeys: boolean
  setHotkeys(on: boolean): void
  /** Whether movement is unwelcome, by the system or by the site's setting. */
  calm: boolean
  calmNow: () => boolean
}

/** Remembered wishes, and what the site around the frame says about them. Sound is off until somebody turns it on. */
export function useManner(session: GameSession, sounds: Sounds): Manner {
  const [sound, switchSound] = useState(() => kept.get('sound') === 'on')
  const [hotkeys, switchHotkeys] = useState(() => kept.get('hotkeys') === 'on')
  const [told, setTold] = useState(false)
  const calm = useMedia('(prefers-reduced-motion: reduce)') || told
  const calmRef = useRef(calm)
  useEffect(() => {
    calmRef.current = calm
  }, [calm])
  useEffect(() => {
    sounds.turn(sound)
  }, [sounds, sound])
  const setSound = useCallback((on: boolean) => {
    kept.set('sound', on ? 'on' : 'off')
    switchSound(on)
  }, [])
  useEffect(
    () =>
      session.frame.listen((message) => {
        if (message.type === 'sound') setSound(message.on)
        if (message.type !== 'hello') return
        setTold(message.reducedMotion)
        if (message.sound) setSound(true)
      }),
    [session, setSound],
  )
  const setHotkeys = (on: boolean) => {
    kept.set('hotkeys', on ? 'on' : 'off')
    switchHotkeys(on)
  }
  return { sound, setSound, hotkeys, setHotkeys, calm, calmNow: useCallback(() => calmRef.current, []) }
}
