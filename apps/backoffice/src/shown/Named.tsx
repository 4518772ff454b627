import { wordOf } from '../say.ts'

/** What of the brand and its people goes by a code. */
type Group = 'switch' | 'field' | 'page' | 'role' | 'pattern'

/**
 * What a code is called; the code itself where it has no name, such as a role of the brand's own.
 */
export const nameOf = (group: Group, code: string): string => wordOf(`desk.name.${group}`, code)

/** A right in words: the page, and what it allows there. */
export function rightName(right: string): string {
  const [page = '', action = ''] = right.split('.')
  return `${nameOf('page', page)}: ${wordOf('desk.roles', action)}`
}

/** A code by its name, with the code beside it for who knows it by that. */
export function Named({ group, code }: { group: Group; code: string }) {
  const name = nameOf(group, code)
  return (
    <>
      {name} {name !== code && <code className="by-code">{code}</code>}
    </>
  )
}
