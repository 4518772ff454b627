import { sendLoginCode, sendRegisterCode, type CodeSent } from '@senluna/contract/member/codes.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { keptInTab } from '@senluna/web/client/storage.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBrand } from '../../../brand.ts'
import { humanProof } from '../human/human-check.ts'

export type Purpose = 'LOGIN' | 'RESET' | 'REGISTER'

const KEPT = 'codes-sent'

interface Entry {
  /** Until when no other code is sent. */
  until: number
  sent: CodeSent
}

/** What this tab has kept; nothing of what isn't as it is written here. */
function readKept(): [string, Entry][] {
  try {
    const list: unknown = JSON.parse(keptInTab.get(KEPT) ?? '[]')
    return Array.isArray(list) ? list.filter(isKept) : []
  } catch {
    return []
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function isKept(value: unknown): value is [string, Entry] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const { until, sent } = fieldsOf(value[1])
  const { expiredMinutes, resendAfterSec, channel, digits } = fieldsOf(sent)
  return [until, expiredMinutes, resendAfterSec, digits].every(Number.isFinite) && typeof channel === 'string'
}

/**
 * To which numbers a code went, for what, and until when another isn't sent. Survives closing the
 * window, and a reload.
 */
const running = new Map(readKept())

function changed(key: string, entry: Entry): void {
  running.set(key, entry)
  keptInTab.set(KEPT, JSON.stringify([...running]))
  for (const notify of listeners) notify()
}
const listeners = new Set<() => void>()

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function keep(key: string, sent: CodeSent): void {
  changed(key, { until: Date.now() + sent.resendAfterSec * 1_000, sent })
}

/** A code that is used up makes nobody wait for the next one: its countdown ends. */
function end(key: string): void {
  const entry = running.get(key)
  if (!entry || entry.until <= Date.now()) return
  changed(key, { ...entry, until: 0 })
}

interface To {
  mobileNum: string
  countryDialingCode: string
}

/**
 * Sends codes for one purpose, and counts down until the next one to this number may be asked for,
 * or till this one is `spent`.
 */
export function useCode(purpose: Purpose, to: To, spent: boolean) {
  const { security } = useBrand()
  const key = `${purpose} ${to.countryDialingCode} ${to.mobileNum.replace(/\D/g, '')}`
  const entry = useSyncExternalStore(subscribe, () => running.get(key))
  const now = useSeconds(entry?.until)
  useEffect(() => {
    if (spent) end(key)
  }, [spent, key])
  const send = useMutation({
    mutationFn: async (picture: { captcha?: string; captchaId?: string }) => {
      const humanVerify = await humanProof(security)
      const body = { ...to, ...picture, humanVerify }
      return purpose === 'REGISTER'
        ? call(sendRegisterCode, {
            body: { ...picture, humanVerify, mobileNo: to.mobileNum, countryDialingCode: to.countryDialingCode },
          })
        : call(sendLoginCode, { body: { ...body, purpose } })
    },
    onSuccess: (sent) => keep(key, sent),
  })
  return { send, sent: entry?.sent, left: entry ? Math.max(0, Math.ceil((entry.until - now) / 1_000)) : 0 }
}

/** The time, once a second until a moment. */
function useSeconds(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined || until <= Date.now()) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return now
}
