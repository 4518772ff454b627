import { isRefused } from '@senluna/web/client/call/refused.ts'
import { useState } from 'react'

/** Whether a picture is to be read: once it was asked for, it stays. */
export function useCaptchaAsked(error: unknown): boolean {
  const [asked, setAsked] = useState(false)
  const says =
    isRefused(error, 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG') ||
    (isRefused(error) &&
      typeof error.value === 'object' &&
      error.value !== null &&
      'captcha' in error.value &&
      error.value.captcha === true)
  if (says && !asked) setAsked(true)
  return asked || says
}
