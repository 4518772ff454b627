import type * as z from 'zod/mini'

/**
 * Texts that have broken other systems: in a statement, a page, a path, a number, a name, a log.
 */
export const HOSTILE: readonly string[] = [
  "' or 1=1; drop table members.member; --",
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u0000\u0007\u001b[2J',
  '\ud800',
  '../../../../etc/passwd%00.png',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '\u202eadmin\u200b\ufeff',
  '\r\nSet-Cookie: a=b\r\n\r\n{"level":60}',
  '9'.repeat(40),
  '-1',
  '1e999',
  '١٢٣',
  'NaN',
  ' ',
  '',
  'x'.repeat(9_000),
]

/** Values that no call expects where it expects another one. */
export const ODD: readonly unknown[] = [
  null,
  [],
  {},
  -1,
  1.5,
  1e30,
  1e308,
  '',
  `1${'0'.repeat(30)}`,
  '999999999999999999',
  true,
  [['x']],
  { toString: 'x' },
]

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  element?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  entries?: Record<string, unknown>
  values?: readonly unknown[]
}

const defOf = (schema: z.ZodMiniType): Def => schema._zod.def

/** What a schema asks for, with one text wherever a text may stand; the rest as it should be. */
export function filledWith(schema: z.ZodMiniType, text: string): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, part]) => [name, filledWith(part, text)]))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return def.innerType && filledWith(def.innerType, text)
    case 'pipe':
      return def.in && filledWith(def.in, text)
    case 'array':
      return def.element ? [filledWith(def.element, text)] : []
    case 'union':
      return def.options?.[0] && filledWith(def.options[0], text)
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    case 'literal':
      return def.values?.[0]
    case 'record':
      return { [text.slice(0, 30)]: text }
    case 'boolean':
      return true
    case 'number':
    case 'int':
      return 1
    default:
      return text
  }
}

/** The names of the fields of an object's schema. */
export const fieldsOf = (schema: z.ZodMiniType): string[] => Object.keys(defOf(schema).shape ?? {})
