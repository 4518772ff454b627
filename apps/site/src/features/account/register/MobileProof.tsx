import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import { CodeField } from '../phone/CodeField.tsx'
import { PhoneField } from '../phone/PhoneField.tsx'
import { usePhone } from '../phone/phone.ts'

const AT_NUMBER = ['SMS_MOBILE_MISSING', 'SMS_MOBILE_FORMAT', 'REG_MOBILE_TAKEN'] as const
const AT_CODE = ['SMS_CODE_MISSING', 'SMS_CODE_INVALID', 'SMS_CODE_EXPIRED'] as const

/** Whether a refusal is shown at the number or its code, not above the form. */
export const isAboutMobile = (error: unknown): boolean => isRefused(error, ...AT_NUMBER, ...AT_CODE)

/**
 * The mobile number of a registration with the code that shows whose it is. `needed` where it can't
 * be left out.
 */
export function useMobileProof({ asked, needed, sms }: { asked: boolean; needed: boolean; sms: boolean }) {
  const phone = usePhone('register')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<'number' | 'all' | null>(null)
  const used = asked && (needed || phone.number.trim() !== '')
  return {
    asked,
    sms,
    phone,
    code,
    tried,
    setCode,
    setTried,
    isRight: !used || (!phone.wrong && (!sms || code !== '')),
    body: used ? { ...phone.sent, ...(sms && { verificationCode: code }) } : {},
  }
}

interface Props {
  proof: ReturnType<typeof useMobileProof>
  /** What the registration was refused with. */
  error: unknown
  /** A new code is on its way. */
  onSent: () => void
}

/** The fields of a mobile number and its code, where the form asks for them. */
export function MobileProof({ proof, error, onSent }: Props) {
  const { asked, sms, phone, code, tried } = proof
  if (!asked) return null
  const refused = (codes: typeof AT_NUMBER | typeof AT_CODE) =>
    isRefused(error, ...codes) ? text(`refusal.${error.code}`) : undefined
  const missing = tried === 'all' && code === '' ? text('form.empty') : undefined
  return (
    <>
      <PhoneField
        phone={phone}
        label={text('phone.number')}
        error={tried && !proof.isRight ? phone.wrong : refused(AT_NUMBER)}
      />
      {sms && (
        <CodeField
          purpose="REGISTER"
          phone={phone}
          value={code}
          onValue={proof.setCode}
          error={!proof.isRight && missing ? missing : tried ? undefined : refused(AT_CODE)}
          spent={isRefused(error, 'SMS_CODE_EXPIRED')}
          onSent={onSent}
          onWrongPhone={() => proof.setTried('number')}
        />
      )}
    </>
  )
}
