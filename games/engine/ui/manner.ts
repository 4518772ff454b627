import { kept } from '@senluna/web/client/storage.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sounds } from '../canvas/sound.ts'
import type { GameSession } from '../session/game-session.ts'
import { useMedia } from './use.ts'

/** How the player wants the game to behave: sound, movement, letter keys, what is hidden. */
export interface Manner {
  sound: boolean
  setSound(on: boolean): void
  music: boolean
  setMusic(on: boolean): void
  effects: boolean
  setEffects(on: boolean): void
  /** Short spins, where the game allows them. */
  turbo: boolean
  setTurbo(on: boolean): void
  turboNow: () => boolean
  hotkeys: boolean
  setHotkeys(on: boolean): void
  /** Whether movement is unwelcome, by the system or by the site's setting. */
  calm: boolean
  calmNow: () => boolean
  balanceHidden: boolean
}

/** A switch that this browser remembers. */
function useSwitch(name: string, first: boolean): readonly [boolean, (on: boolean) => void] {
  const [on, turn] = useState(() => (kept.get(name) ?? (first ? 'on' : 'off')) === 'on')
  const choose = (wanted: boolean) => {
    kept.set(name, wanted ? 'on' : 'off')
    turn(wanted)
  }
  return [on, choose]
}

/**
 * Remembered choices, with those of the site around the frame. Sound is off until somebody turns it
 * on: the site keeps that choice, and gets it when it is made here.
 */
export function useManner(session: GameSession, sounds: Sounds): Manner {
  const [sound, switchSound] = useState(false)
  const [balanceHidden, hideBalance] = useState(false)
  const [hotkeys, setHotkeys] = useSwitch('hotkeys', false)
  const [music, setMusic] = useSwitch('music', true)
  const [effects, setEffects] = useSwitch('effects', true)
  const [turbo, setTurbo] = useSwitch('turbo', false)
  const [calmOnSite, setCalmOnSite] = useState(false)
  const calm = useMedia('(prefers-reduced-motion: reduce)') || calmOnSite
  const calmRef = useRef(calm)
  useEffect(() => {
    calmRef.current = calm
  }, [calm])
  const turboRef = useRef(turbo)
  useEffect(() => {
    turboRef.current = turbo
  }, [turbo])
  useEffect(() => sounds.choose({ on: sound, music, effects }), [sounds, sound, music, effects])
  useEffect(() => () => sounds.destroy(), [sounds])
  const setSound = (on: boolean) => {
    switchSound(on)
    session.frame.send({ type: 'sound', on })
  }
  useEffect(
    () =>
      session.frame.listen((message) => {
        if (message.type === 'pause') sounds.pause(message.on)
        if (message.type === 'balanceHidden') hideBalance(message.on)
        if (message.type !== 'hello') return
        setCalmOnSite(message.reducedMotion)
        switchSound(message.sound)
      }),
    [session, sounds],
  )
  const calmNow = useCallback(() => calmRef.current, [])
  const turboNow = useCallback(() => turboRef.current, [])
  return {
    sound,
    setSound,
    music,
    setMusic,
    effects,
    setEffects,
    turbo,
    setTurbo,
    turboNow,
    hotkeys,
    setHotkeys,
    calm,
    calmNow,
    balanceHidden,
  }
}
