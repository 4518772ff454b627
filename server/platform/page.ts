/** One page of a list; `next` names where the next one begins. */
export interface Page<Item> {
  list: Item[]
  next?: string
}

/**
 * One page out of rows of which one more than `size` was read; `key` makes the key of the next page
 * from the last row shown.
 */
export function pageOf<Row>(rows: readonly Row[], size: number, key: (last: Row) => string): Page<Row>
export function pageOf<Row, Item>(
  rows: readonly Row[],
  size: number,
  key: (last: Row) => string,
  show: (row: Row) => Item,
): Page<Item>
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  key: (last: Row) => string,
  show: (row: Row) => unknown = (row) => row,
): Page<unknown> {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  // Not `map(show)`: what shows a row may take more arguments than a row.
  const list = shown.map((row) => show(row))
  return rows.length > size && last !== undefined ? { list, next: key(last) } : { list }
}
