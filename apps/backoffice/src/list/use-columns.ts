import { kept } from '@senluna/web/client/storage.ts'
import { useState } from 'react'
import type { Column, ListSpec } from './spec.ts'

const keyOf = (page: string) => `desk.columns.${page}`

/** Which columns a list shows, in which order; this browser keeps it. */
export function useColumns<Row>({ page, columns }: Pick<ListSpec<Row>, 'page' | 'columns'>) {
  const usual = columns.filter(({ hidden }) => !hidden).map(({ name }) => name)
  const [names, setNames] = useState<readonly string[]>(() => {
    const read = (kept.get(keyOf(page)) ?? '')
      .split(',')
      .filter((name) => columns.some((column) => column.name === name))
    return read.length > 0 ? read : usual
  })
  const choose = (next: readonly string[]) => {
    const chosen = next.filter((name) => columns.some((column) => column.name === name))
    const shown = chosen.length > 0 ? chosen : usual
    setNames(shown)
    kept.set(keyOf(page), shown.join(','))
  }
  const shown = names.flatMap((name): Column<Row>[] => columns.filter((column) => column.name === name))
  return { names, shown, choose, usual }
}
