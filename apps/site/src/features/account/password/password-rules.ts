import type { FieldRule } from '@senluna/contract/site/system.ts'
import { useBrand } from '../../../brand.ts'

/**
 * The brand's rule for passwords, asked for a new one and for it again; with the old one before
 * where it is known.
 */
export function usePasswordRules(old?: 'old'): FieldRule[] {
  const { register } = useBrand()
  const rule = register.find((rule) => rule.field === 'password')
  if (!rule) return []
  const free = { ...rule, acceptedPattern: '*', patternId: null, minLength: 1, maxLength: 255, required: true }
  return [
    ...(old ? [{ ...free, field: 'oldPassword' }] : []),
    { ...rule, field: 'newPassword', required: true },
    { ...free, field: 'confirmNewPassword' },
  ]
}
