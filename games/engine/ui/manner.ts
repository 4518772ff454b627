import { kept } from '@senluna/web/client/storage.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sounds } from '../canvas/sound.ts'
import type { GameSession } from '../session/game-session.ts'
import { useMedia } from './use.ts'

/** How the player wants the game to behave: sound, movement, letter keys, what is hidden. */
export interface Manner {
  sound: boolean
  setSound(on: boolean): void
  hotkeys: boolean
  setHotkeys(on: boolean): void
  /** Whether movement is unwelcome, by the system or by the site's setting. */
  calm: boolean
  calmNow: () => boolean
  balanceHidden: boolean
}

/**
 * Remembered choices, with those of the site around the frame. Sound is off until somebody turns it
 * on: the site keeps that choice, and gets it when it is made here.
 */
export function useManner(session: GameSession, sounds: Sounds): Manner {
  const [sound, switchSound] = useState(false)
  const [balanceHidden, hideBalance] = useState(false)
  const [hotkeys, switchHotkeys] = useState(() => kept.get('hotkeys') === 'on')
  const [calmOnSite, setCalmOnSite] = useState(false)
  const calm = useMedia('(prefers-reduced-motion: reduce)') || calmOnSite
  const calmRef = useRef(calm)
  useEffect(() => {
    calmRef.current = calm
  }, [calm])
  useEffect(() => {
    sounds.turn(sound)
  }, [sounds, sound])
  const setSound = (on: boolean) => {
    switchSound(on)
    session.frame.send({ type: 'sound', on })
  }
  useEffect(
    () =>
      session.frame.listen((message) => {
        if (message.type === 'sound') switchSound(message.on)
        if (message.type === 'balanceHidden') hideBalance(message.on)
        if (message.type !== 'hello') return
        setCalmOnSite(message.reducedMotion)
        switchSound(message.sound)
      }),
    [session],
  )
  const setHotkeys = (on: boolean) => {
    kept.set('hotkeys', on ? 'on' : 'off')
    switchHotkeys(on)
  }
  const calmNow = useCallback(() => calmRef.current, [])
  return { sound, setSound, hotkeys, setHotkeys, calm, calmNow, balanceHidden }
}
